import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Places } from '../../content/places.ts';
import { writeWhole } from './write-whole.ts';

/** The maximum size of a picture, in bytes. */
export const PICTURE_BYTES = 4 * 1024 * 1024;
const LEAST_WIDTH = 800;
const MOST_SIDE = 8000;
const ENDINGS: Record<string, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' };

const nameOf = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'picture';

async function freeName(folder: string, name: string, ending: string): Promise<string> {
  const taken = await readdir(folder).catch(() => [] as string[]);
  for (let count = 1; ; count++) {
    const candidate = `${name}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/**
 * Stores a picture in the drafts, upright and without camera metadata (place, time, owner). Its type is determined by
 * its content, not its name.
 * @returns the path a course page names it by, or why it was refused
 */
export async function savePicture(
  { content }: Places,
  fileName: string,
  bytes: Uint8Array,
): Promise<{ file: string } | { refused: string }> {
  if (bytes.length > PICTURE_BYTES)
    return { refused: 'The picture is larger than 4 MB: export it smaller, 2000 pixels wide is plenty' };
  const picture = sharp(bytes);
  const facts = await picture.metadata().catch(() => null);
  const ending = ENDINGS[facts?.format ?? ''];
  if (!facts || !ending || (facts.format === 'heif' && facts.compression !== 'av1'))
    return { refused: 'This is not a PNG, JPEG, WebP or AVIF picture: export it as one of these' };
  const { width, height } = facts.autoOrient;
  if (width < LEAST_WIDTH)
    return { refused: `The picture is ${width} pixels wide: use one of ${LEAST_WIDTH} or more` };
  if (width > MOST_SIDE || height > MOST_SIDE)
    return { refused: `The picture is ${width} by ${height} pixels: export it smaller, 2000 wide is plenty` };
  const clean = await picture
    .autoOrient()
    .toBuffer()
    .catch(() => null);
  if (!clean) return { refused: 'The picture is damaged: export it again' };
  const folder = join(content, 'courses', 'images');
  const name = await freeName(folder, nameOf(fileName), ending);
  await writeWhole(join(folder, name), clean);
  return { file: `./images/${name}` };
}
