import { inflateSync } from 'node:zlib';

/** Sizes in a WOFF file of its header and of a table entry, then the same for a plain font. */
const PACKED = { header: 44, entry: 20 };
const PLAIN = { header: 12, entry: 16 };

/**
 * Unpacks a WOFF file into the plain font it contains. fontkit would unpack a table again, in JavaScript, for each
 * glyph it reads, which took half the time of a document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = PACKED.header + index * PACKED.entry;
    const [at, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(at, at + packedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      // A table that compression would not shorten is stored as it is.
      content: packedLength < length ? inflateSync(packed) : packed,
    };
  });
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(PLAIN.header + tables.length * PLAIN.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = PLAIN.header + index * PLAIN.entry;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    // Tables start at a multiple of four.
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(content, padding);
    at += content.length + padding.length;
  }
  return Buffer.concat(parts);
}
