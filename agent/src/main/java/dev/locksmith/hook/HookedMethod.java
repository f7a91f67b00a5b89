package dev.locksmith.hook;

/**
 * A public method of the JDK that returns an object, and what is to be called by it.
 *
 * @param module the module it is in
 * @param owner the internal name of its class
 * @param name its name
 * @param onReturn whether the hook is called as it returns, and not as it begins
 * @param hook the method of {@link dev.locksmith.inject.FirstCalls}
 */
public record HookedMethod(
    String module, String owner, String name, boolean onReturn, String hook) {}
