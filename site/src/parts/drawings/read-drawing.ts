import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A course drawing that can be used as a separate image. */
export type CourseDrawing = { svg: string; width: number; height: number; alt: string };

/**
 * Reads a drawing of a course package. As a separate file it inherits nothing from the page, so it gets the ink and the
 * face that lessons give it; dark pages invert it (curriculum.css.ts).
 * @param folder of the course package
 * @param file within it, e.g. 02-modelling-core/wall-layers.svg
 * @throws naming the file when it has no viewBox or no title
 */
export async function readDrawing(folder: string, file: string): Promise<CourseDrawing> {
  const text = await readFile(join(folder, file), 'utf8');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  const alt = /<title>([^<]+)<\/title>/.exec(text)?.[1];
  if (!width || !height || !alt)
    throw new Error(
      `${join(folder, file)}: a drawing begins with viewBox="0 0 <width> <height>" and has a <title>`,
    );
  const svg = text
    .replace(/>\s+</g, '><')
    .replace('<svg ', '<svg color="#17181b" font-family="ui-monospace,\'Liberation Mono\',monospace" ');
  return { svg, width: Number(width), height: Number(height), alt };
}
