import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** Creates a PNG of a size, with a text chunk and bytes after its end, as a camera or an attacker would leave them. */
export function mintPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Comment\0taken at home')),
    // Only the start of a large one: it is refused by its size before a pixel is read.
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(height * (width + 1), 2_000_000)))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('<script>appended</script>'),
  ]);
}

/** Creates a grey JPEG with an orientation and a location in its EXIF, a comment, and bytes after its end. */
export function mintJpeg(width: number, height: number, orientation = 6): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0\x01\0', 'latin1'),
    Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from('GPS 12.97 N 77.59 E'),
  ]);
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  // One one-bit code, meaning zero: each block of pixels is two such bits.
  const table = (which: number) => Buffer.from([which, 1, ...Array<number>(15).fill(0), 0]);
  const bits = 2 * Math.ceil(width / 8) * Math.ceil(height / 8);
  const scan = Buffer.alloc(Math.ceil(bits / 8));
  if (bits % 8 > 0) scan[scan.length - 1] = 0xff >> (bits % 8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])),
    segment(0xfe, Buffer.from('a comment')),
    segment(0xc0, frame),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc4, Buffer.concat([table(0x00), table(0x10)])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
    Buffer.from('PK appended'),
  ]);
}

/** A small PDF, recognisable by its first bytes. */
export const mintPdf = () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** An MP4, recognisable by its first box, with enough data after it to request a range. */
export const mintMp4 = () =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from('ftypisom\0\0\x02\0isommp42', 'latin1'),
    Buffer.from('mdat'.repeat(20)),
  ]);

/** Builds a form with one file under a field. */
export function fileForm(
  field: string,
  content: Buffer,
  name: string,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(field, new File([new Uint8Array(content)], name));
  return form;
}
