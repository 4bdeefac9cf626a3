import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export type HashStream = { through: Transform; digest: () => string; bytes: () => number };

/** Passes a stream through and computes its checksum on the way. */
export function hashStream(): HashStream {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex'), bytes: () => bytes };
}
