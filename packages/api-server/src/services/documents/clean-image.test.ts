import { describe, expect, it } from 'vitest';
import { mintJpeg, mintPng } from '../../../test/images.ts';
import { cleanImage } from './clean-image.ts';

const has = (content: Uint8Array | undefined, text: string) => Buffer.from(content ?? []).includes(text);

/** A WebP of one lossless picture with EXIF behind it. */
const mintWebp = () => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
  };
  const canvas = Buffer.from([0x08, 0, 0, 0, 39, 0, 0, 29, 0, 0]);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', canvas),
    chunk('VP8L', Buffer.from([0x2f, 39, 0x40, 0x07, 0, 1, 2])),
    chunk('EXIF', Buffer.from('GPS 12.97 N')),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.from('appended')]);
};

describe('cleanImage', () => {
  it('VALID-46 a PNG keeps its picture and loses text and what is appended', () => {
    const image = cleanImage(mintPng(40, 30), 'image/png');
    expect(image).toMatchObject({ width: 40, height: 30 });
    expect(has(image?.content, 'IDAT')).toBe(true);
    for (const text of ['taken at home', '<script>']) expect(has(image?.content, text)).toBe(false);
  });

  it('VALID-46 a JPEG keeps its orientation and loses place, comment and what is appended', () => {
    const image = cleanImage(mintJpeg(4000, 3000, 6), 'image/jpeg');
    expect(image).toMatchObject({ width: 4000, height: 3000 });
    for (const text of ['GPS', 'a comment', 'PK appended']) expect(has(image?.content, text)).toBe(false);
    expect(
      Buffer.from(image?.content ?? []).includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6])),
    ).toBe(true);
    expect(cleanImage(image?.content ?? new Uint8Array(), 'image/jpeg')).toEqual(image);
  });

  it('VALID-46 a WebP loses its EXIF with the flag that announced it', () => {
    const image = cleanImage(mintWebp(), 'image/webp');
    expect(image).toMatchObject({ width: 40, height: 30 });
    for (const text of ['GPS', 'EXIF', 'appended']) expect(has(image?.content, text)).toBe(false);
    expect(image?.content[20]).toBe(0);
  });

  it('VALID-46 an image cut at any byte before its end is damaged', () => {
    for (const [whole, end, type] of [
      [mintPng(40, 30), mintPng(40, 30).indexOf('IEND'), 'image/png'],
      [mintJpeg(40, 30), mintJpeg(40, 30).indexOf('PK') - 2, 'image/jpeg'],
    ] as const)
      for (let length = 12; length < end; length += 1)
        expect(cleanImage(whole.subarray(0, length), type)).toBeNull();
  });
});
