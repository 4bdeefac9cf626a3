import { randomFillSync } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MIB = 1024 * 1024;
/** The size of a segment of PostgreSQL's write-ahead log; PostgreSQL ends when it has no room for one. */
const PIECE_BYTES = 16 * MIB;
const PIECES = ['ballast-1', 'ballast-2', 'ballast-3'];

export const BALLAST_BYTES = PIECES.length * PIECE_BYTES;

const sizeOf = (path: string) =>
  stat(path).then(
    (entry) => entry.size,
    () => 0,
  );

/**
 * Reserves room under PLINTH_HOME that nothing else can use. Existing pieces stay.
 * @throws the system error when there is not enough, with no partial piece left
 */
export async function takeBallast(home: string): Promise<void> {
  for (const name of PIECES) {
    const path = join(home, name);
    if ((await sizeOf(path)) === PIECE_BYTES) continue;
    // Random bytes, since a compressing disk would reserve almost nothing for zeros.
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

/** Releases one piece of the reserved room. Does nothing when none is left. */
export async function throwOffPiece(home: string): Promise<void> {
  for (const name of PIECES) {
    const path = join(home, name);
    if ((await sizeOf(path)) > 0) return rm(path, { force: true });
  }
}
