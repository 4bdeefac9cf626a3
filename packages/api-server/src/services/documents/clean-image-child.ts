import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { DAMAGED, frameImage, isTooLarge, TOO_LARGE } from './clean-image-frame.ts';
import { completeImage } from './complete-image.ts';

const [type] = process.argv.slice(2);
const nothing = new Uint8Array();

sharp.cache(false);
sharp.concurrency(1);

/**
 * Decoder warnings that do not mean missing pixels: Samsung cameras declare a scan's range wrongly, and some programs
 * leave stray bytes.
 */
const HARMLESS = /Invalid SOS parameters|extraneous bytes before marker/;

async function clean(content: Buffer, failOn: 'warning' | 'error' = 'warning'): Promise<void> {
  const options = { animated: type === 'image/webp', failOn } as const;
  // Only the header is read here; a picture of a refused size is reported without decoding any pixel.
  const { width, height } = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  if (isTooLarge({ width, height })) {
    process.exitCode = TOO_LARGE;
    process.stdout.write(frameImage({ width, height, content: nothing }));
    return;
  }
  const upright = sharp(content, options).autoOrient();
  const encoded =
    type === 'image/png'
      ? upright.png()
      : type === 'image/jpeg'
        ? upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
        : upright.webp({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  process.stdout.write(frameImage({ width: info.width, height: info.height, content: data }));
}

const content = completeImage(await buffer(process.stdin), type ?? '');
await clean(content)
  .catch((error: unknown) => {
    if (
      !String(error)
        .split('\n')
        .every((remark) => HARMLESS.test(remark))
    )
      throw error;
    return clean(content, 'error');
  })
  .catch(() => {
    process.exitCode = DAMAGED;
  });
