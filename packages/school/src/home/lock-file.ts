import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, readStartTime } from './process-identity.ts';

export type LockHolder = { id: string; pid: number; startTime: string };

/** `release` may be called twice, and from an exit handler: it works synchronously. */
export type Lock = { release: () => void };

const ABANDONED_TAKEOVER_MS = 5_000;

const parse = (text: string): LockHolder | null => {
  try {
    const holder = JSON.parse(text) as LockHolder;
    return typeof holder.pid === 'number' && typeof holder.id === 'string' ? holder : null;
  } catch {
    return null;
  }
};

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

async function readHolder(path: string): Promise<LockHolder | 'unreadable' | null> {
  try {
    return parse(await readFile(path, 'utf8')) ?? 'unreadable';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const lives = async (holder: LockHolder) =>
  isAlive(holder.pid) && (holder.startTime === '' || (await readStartTime(holder.pid)) === holder.startTime);

/** Returns the live process that has the lock, if any. */
export async function findLockHolder(path: string): Promise<LockHolder | null> {
  const holder = await readHolder(path);
  return holder && holder !== 'unreadable' && (await lives(holder)) ? holder : null;
}

/**
 * Acquires a lock that ends with its process, even when that is killed: the file names the process and its start time,
 * and the lock of a dead process is taken over. Of several processes that try simultaneously exactly one gets it.
 * @returns the lock, or the live process that has it
 */
export async function takeLock(path: string): Promise<{ lock: Lock } | { holder: LockHolder }> {
  const own: LockHolder = {
    id: randomBytes(8).toString('hex'),
    pid: process.pid,
    startTime: await readStartTime(process.pid),
  };
  const draft = `${path}.${own.id}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o644 });
  try {
    for (;;) {
      const seen = await readHolder(path);
      if (seen === null) {
        // A link appears complete or fails, so a half-written lock file can never be read.
        const taken = await link(draft, path).then(
          () => true,
          (error: unknown) => {
            if (hasCode(error, 'EEXIST')) return false;
            throw error;
          },
        );
        if (taken) return { lock: heldLock(path, own.id) };
        continue;
      }
      if (seen !== 'unreadable' && (await lives(seen))) return { holder: seen };
      if (await takeOver(path, seen, draft)) return { lock: heldLock(path, own.id) };
      await pause(20);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Replaces the lock of a dead process. Only the process with that lock's takeover token may do so, and only while the
 * dead lock is still there.
 */
async function takeOver(path: string, dead: LockHolder | 'unreadable', draft: string): Promise<boolean> {
  const token = `${path}.takeover`;
  try {
    await (await open(token, 'wx')).close();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const age = await stat(token).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_TAKEOVER_MS) await rm(token, { force: true });
    return false;
  }
  try {
    const now = await readHolder(path);
    const isSame =
      now === dead || (now && now !== 'unreadable' && dead !== 'unreadable' && now.id === dead.id);
    if (!isSame) return false;
    await rename(draft, path);
    return true;
  } finally {
    await rm(token, { force: true });
  }
}

function heldLock(path: string, id: string): Lock {
  return {
    release: () => {
      try {
        if (parse(readFileSync(path, 'utf8'))?.id === id) rmSync(path);
      } catch {
        // The process that removed it has released it.
      }
    },
  };
}
