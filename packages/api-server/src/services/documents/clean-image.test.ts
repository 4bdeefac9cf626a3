import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mintJpeg, mintPng } from '../../../test/images.ts';
import { cleanImage, cleanImageNow } from './clean-image.ts';

const has = (content: Uint8Array | undefined, text: string) => Buffer.from(content ?? []).includes(text);

/** A WebP with EXIF data and trailing bytes. */
const mintWebp = async () =>
  Buffer.concat([
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'GPS 12.97 N' } })
      .webp()
      .toBuffer(),
    Buffer.from('appended'),
  ]);

describe('cleanImage', () => {
  it('VALID-46 a PNG keeps its picture and loses its text and appended data', async () => {
    const image = await cleanImage(mintPng(40, 30), 'image/png');
    expect(image).toMatchObject({ width: 40, height: 30 });
    expect(has(image?.content, 'IDAT')).toBe(true);
    for (const text of ['taken at home', '<script>']) expect(has(image?.content, text)).toBe(false);
  });

  it('VALID-46 a JPEG is turned upright and loses location, comment and appended data', async () => {
    const image = await cleanImage(mintJpeg(4000, 3000, 6), 'image/jpeg');
    expect(image).toMatchObject({ width: 3000, height: 4000 });
    for (const text of ['GPS', 'a comment', 'PK appended', 'Exif'])
      expect(has(image?.content, text)).toBe(false);
    const again = await cleanImage(image?.content ?? new Uint8Array(), 'image/jpeg');
    expect(again).toMatchObject({ width: 3000, height: 4000 });
  });

  it('VALID-46 a WebP loses its EXIF and appended data', async () => {
    const dirty = await mintWebp();
    expect(has(dirty, 'GPS')).toBe(true);
    const image = await cleanImage(dirty, 'image/webp');
    expect(image).toMatchObject({ width: 40, height: 30 });
    for (const text of ['GPS', 'EXIF', 'appended']) expect(has(image?.content, text)).toBe(false);
  });

  it('VALID-46 an image cut off before its end is damaged', async () => {
    const [png, jpeg] = [mintPng(40, 30), mintJpeg(40, 30)];
    for (const [cut, type] of [
      [png.subarray(0, png.indexOf('IDAT') + 6), 'image/png'],
      [png.subarray(0, 60), 'image/png'],
      [jpeg.subarray(0, jpeg.indexOf('PK') - 4), 'image/jpeg'],
      [jpeg.subarray(0, 200), 'image/jpeg'],
      [(await mintWebp()).subarray(0, 40), 'image/webp'],
    ] as const)
      expect(await cleanImage(cut, type)).toBeNull();
  });

  it('VALID-46 an image of another type than declared is encoded as the declared one', async () => {
    const jpeg = await cleanImage(mintPng(40, 30), 'image/jpeg');
    expect(Buffer.from(jpeg?.content ?? []).toString('latin1')).toMatch(/^\u00ff\u00d8/);
    const png = await cleanImage(mintJpeg(40, 30, 1), 'image/png');
    expect(Buffer.from(png?.content ?? []).toString('latin1')).toMatch(/^\u0089PNG/);
  });

  it('VALID-46 an image that lacks only its end marker is complete, and gets the marker', async () => {
    const [png, jpeg] = [mintPng(40, 30), mintJpeg(40, 30, 1)];
    const [iend, eoi] = [png.indexOf('IEND'), jpeg.indexOf('PK') - 2];
    for (const [cut, type, end] of [
      [png.subarray(0, iend - 4), 'image/png', 'IEND'],
      [png.subarray(0, iend), 'image/png', 'IEND'],
      [png.subarray(0, iend + 6), 'image/png', 'IEND'],
      [jpeg.subarray(0, eoi), 'image/jpeg', '\u00ff\u00d9'],
      [jpeg.subarray(0, eoi + 1), 'image/jpeg', '\u00ff\u00d9'],
      [Buffer.concat([jpeg.subarray(0, eoi), Buffer.alloc(512)]), 'image/jpeg', '\u00ff\u00d9'],
    ] as const) {
      const image = await cleanImage(cut, type);
      expect(image).toMatchObject({ width: 40, height: 30 });
      expect(Buffer.from(image?.content ?? []).toString('latin1')).toContain(end);
    }
  });

  it('VALID-46 a JPEG that decoders merely warn about is accepted', async () => {
    const jpeg = mintJpeg(40, 30, 1);
    const comment = jpeg.indexOf(Buffer.from([0xff, 0xfe]));
    const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
    const range = scan + 4 + 3;
    for (const remarked of [
      Buffer.concat([jpeg.subarray(0, comment), Buffer.alloc(3), jpeg.subarray(comment)]),
      Buffer.concat([jpeg.subarray(0, range), Buffer.alloc(3), jpeg.subarray(range + 3)]),
    ])
      expect(await cleanImage(remarked, 'image/jpeg')).toMatchObject({ width: 40, height: 30 });
  });

  it('VALID-46 a picture of 30,000 x 30,000 is refused by its size, before any pixel is read', async () => {
    const whole = mintPng(30_000, 30_000);
    // Damaged if reading continued: the pixels are missing.
    for (const sent of [whole, whole.subarray(0, whole.indexOf('IDAT') + 4)])
      expect(await cleanImage(sent, 'image/png')).toMatchObject({
        width: 30_000,
        height: 30_000,
        content: new Uint8Array(),
      });
  });

  it('the synchronous variant for commands gives the same results', () => {
    expect(cleanImageNow(mintPng(40, 30), 'image/png')).toMatchObject({ width: 40, height: 30 });
    expect(cleanImageNow(mintPng(40, 30).subarray(0, 60), 'image/png')).toBeNull();
  });
});
