const PNG_HEAD = 8;
/** Length, type and checksum of a PNG chunk, around its data. */
const PNG_AROUND = 12;
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

const JPEG_END = Buffer.from([0xff, 0xd9]);
const JPEG_SCAN = Buffer.from([0xff, 0xda]);

function completePng(content: Buffer): Buffer {
  let hasPixels = false;
  let at = PNG_HEAD;
  while (at + PNG_AROUND <= content.length) {
    const type = content.toString('latin1', at + 4, at + 8);
    const end = at + PNG_AROUND + content.readUInt32BE(at);
    if (type === 'IEND') return content;
    if (end > content.length) return content;
    hasPixels ||= type === 'IDAT';
    at = end;
  }
  return hasPixels ? Buffer.concat([content.subarray(0, at), PNG_END]) : content;
}

function completeJpeg(content: Buffer): Buffer {
  const scan = content.lastIndexOf(JPEG_SCAN);
  if (scan < 0 || content.indexOf(JPEG_END, scan) >= 0) return content;
  return Buffer.concat([content, JPEG_END]);
}

/**
 * Adds the end marker to a picture, which some programs omit and every reader does without. Missing pixels are not
 * filled in: such a picture stays damaged.
 */
export function completeImage(content: Buffer, contentType: string): Buffer {
  if (contentType === 'image/png') return completePng(content);
  return contentType === 'image/jpeg' ? completeJpeg(content) : content;
}
