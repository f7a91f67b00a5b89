package dev.locksmith.bench.lock;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Makes a new lock of a peer, ready for use in one mode. */
public final class Guards {
  private Guards() {}

  /** A new lock in one mode. */
  public static Guard make(Mode mode, Peer peer) {
    return switch (peer) {
      case SYNCHRONIZED -> new MonitorGuard();
      case SPIN -> new SpinGuard(new SpinLock());
      case STAMPED -> stamped(mode);
      default -> ofJdkType(mode, peer);
    };
  }

  /** Both sides of a new read-write lock; the same side twice where a peer has only one. */
  public static ReadWriteGuards readWrite(Peer peer) {
    if (peer == Peer.STAMPED) {
      StampedLock lock = new StampedLock();
      return new ReadWriteGuards(new StampedReadGuard(lock), new StampedWriteGuard(lock));
    }
    if (JdkTypes.has(peer)) {
      ReentrantReadWriteLock lock = JdkTypes.readWriteLock(peer);
      return new ReadWriteGuards(
          new ReadLockGuard(lock.readLock()), new WriteLockGuard(lock.writeLock()));
    }
    Guard only = make(Mode.MUTEX, peer);
    return new ReadWriteGuards(only, only);
  }

  private static Guard stamped(Mode mode) {
    StampedLock lock = new StampedLock();
    return mode == Mode.READ ? new StampedReadGuard(lock) : new StampedWriteGuard(lock);
  }

  private static Guard ofJdkType(Mode mode, Peer peer) {
    return switch (mode) {
      case MUTEX -> new ReentrantLockGuard(JdkTypes.reentrantLock(peer));
      case READ -> new ReadLockGuard(JdkTypes.readWriteLock(peer).readLock());
      case WRITE -> new WriteLockGuard(JdkTypes.readWriteLock(peer).writeLock());
      case PERMIT -> new PermitGuard(JdkTypes.semaphore(peer, 1));
    };
  }
}
