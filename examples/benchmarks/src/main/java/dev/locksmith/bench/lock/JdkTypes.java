package dev.locksmith.bench.lock;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The three JDK types, as the JDK makes them or as the agent does. */
public final class JdkTypes {
  private JdkTypes() {}

  /** Whether a peer is one of the JDK's types or a drop-in, which extends one. */
  public static boolean has(Peer peer) {
    return peer == Peer.JDK || peer.strategy() != null;
  }

  static ReentrantLock reentrantLock(Peer peer) {
    return peer == Peer.JDK ? new ReentrantLock() : DropIns.reentrantLock(peer.strategy());
  }

  static ReentrantReadWriteLock readWriteLock(Peer peer) {
    return peer == Peer.JDK ? new ReentrantReadWriteLock() : DropIns.readWriteLock(peer.strategy());
  }

  /** A semaphore, for a {@linkplain #has peer that has one}. */
  public static Semaphore semaphore(Peer peer, int permits) {
    return peer == Peer.JDK ? new Semaphore(permits) : DropIns.semaphore(peer.strategy(), permits);
  }
}
