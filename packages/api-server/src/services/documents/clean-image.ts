/** An image without metadata, with its size in pixels. */
export type CleanImage = { width: number; height: number; content: Uint8Array };

const KEPT_PNG = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
]);
const DROPPED_WEBP = new Set(['EXIF', 'XMP ']);

function cleanPng(bytes: Buffer): CleanImage | null {
  const kept = [bytes.subarray(0, 8)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (size === null) !== (type === 'IHDR')) return null;
    if (type === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (type === 'IDAT') hasPixels = true;
    if (KEPT_PNG.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return size && hasPixels ? { ...size, content: Buffer.concat(kept) } : null;
    at = end;
  }
  return null;
}

/** The orientation of an EXIF segment (TIFF tag 0x0112), 1 when there is none. */
function orientationOf(exif: Buffer): number {
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < u16(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (u16(at) === 0x0112) return u16(at + 8);
    }
  } catch {
    return 1;
  }
  return 1;
}

/** An EXIF segment that says nothing but the orientation: without it phone photos would lie on their side. */
const orientationSegment = (orientation: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0x00, 0x22]),
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ]);

const isKeptJpegSegment = (marker: number, segment: Buffer) => {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === 0xe0 || marker === 0xee || segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
};

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function cleanJpeg(bytes: Buffer): CleanImage | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      return size && hasPixels ? { ...size, content: Buffer.concat(kept) } : null;
    }
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (segment.length < 9) return null;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (marker === 0xe1 && segment.toString('latin1', 4, 8) === 'Exif') {
      const orientation = orientationOf(segment.subarray(4));
      if (orientation > 1 && orientation <= 8) kept.push(orientationSegment(orientation));
    } else if (isKeptJpegSegment(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== 0xda) continue;
    hasPixels = true;
    const start = at;
    while (at + 1 < bytes.length) {
      const next = bytes[at + 1] ?? 0;
      if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) break;
      at += 1;
    }
    kept.push(bytes.subarray(start, at));
  }
  return null;
}

function webpSize(type: string, data: Buffer): { width: number; height: number } | null {
  if (type === 'VP8X' && data.length >= 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ' && data.length >= 10)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type === 'VP8L' && data.length >= 5) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return null;
}

function cleanWebp(bytes: Buffer): CleanImage | null {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return null;
    const data = Buffer.from(bytes.subarray(at + 8, at + 8 + length));
    size ??= webpSize(type, data);
    // The flags that announce EXIF and XMP go with the chunks.
    if (type === 'VP8X') data[0] = (data[0] ?? 0) & ~0x0c;
    if (!DROPPED_WEBP.has(type)) kept.push(bytes.subarray(at, at + 8), data, Buffer.alloc(length % 2));
    at += 8 + length + (length % 2);
  }
  if (!size) return null;
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return { ...size, content: Buffer.concat([head, body]) };
}

/**
 * Walks the container of a JPEG, PNG or WebP and copies what draws the picture: metadata and whatever follows the
 * picture stay behind, so that a photo tells no place and a file is nothing besides an image. Decodes no pixel.
 * @returns null for a container that is damaged
 */
export function cleanImage(content: Uint8Array, contentType: string): CleanImage | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const clean = contentType === 'image/png' ? cleanPng : contentType === 'image/jpeg' ? cleanJpeg : cleanWebp;
  const image = clean(bytes);
  return image && image.width > 0 && image.height > 0 ? image : null;
}
