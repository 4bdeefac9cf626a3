import { deflateSync } from 'node:zlib';
import { seedShare } from './seed-id.ts';

const SIZE = 256;

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Draws a stand-in for a photo, as PNG: head and shoulders in ink on paper. Demo people have no faces. */
export function drawPortrait(name: string): Buffer {
  const tone = Math.round(40 * seedShare(`portrait ${name}`));
  const paper = [244 - tone, 238 - tone, 224 - tone];
  const ink = [38, 44 + tone, 58 + tone];
  const rows = Array.from({ length: SIZE }, (_, y) => {
    const row = Buffer.alloc(1 + SIZE * 3);
    for (let x = 0; x < SIZE; x += 1) {
      const isHead = Math.hypot(x - 128, y - 100) < 46;
      const isShoulder = Math.hypot((x - 128) / 1.25, y - 244) < 76 && y > 150;
      const isHatch = (x + y) % 9 === 0 && x > 128;
      const colour = (isHead || isShoulder) && !isHatch ? ink : paper;
      row.set(colour, 1 + x * 3);
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
