import { randomFillSync } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MIB = 1024 * 1024;
/** A segment of PostgreSQL's write-ahead log, which is what it ends for want of. */
const PIECE_BYTES = 16 * MIB;
const PIECES = ['ballast-1', 'ballast-2', 'ballast-3'];

export const BALLAST_BYTES = PIECES.length * PIECE_BYTES;

const sizeOf = (path: string) =>
  stat(path).then(
    (entry) => entry.size,
    () => 0,
  );

/**
 * Room under PLINTH_HOME that nobody else can take. What is there already stays.
 * @throws the error of the system when there is not enough, with no half piece left
 */
export async function takeBallast(home: string): Promise<void> {
  for (const name of PIECES) {
    const path = join(home, name);
    if ((await sizeOf(path)) === PIECE_BYTES) continue;
    // Noise, since a disk that compresses would keep next to nothing for zeros.
    const noise = randomFillSync(Buffer.alloc(MIB));
    const file = await open(path, 'w', 0o600);
    try {
      for (let at = 0; at < PIECE_BYTES; at += MIB) await file.write(noise, 0, MIB, at);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }
}

/** Gives a piece of the room away. Nothing happens when none is left. */
export async function throwOffPiece(home: string): Promise<void> {
  for (const name of PIECES) {
    const path = join(home, name);
    if ((await sizeOf(path)) > 0) return rm(path, { force: true });
  }
}
