import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readDrawing } from './read-drawing.ts';

async function folderWith(svg: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-drawing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'wall.svg'), svg);
  return folder;
}

it('a drawing gets its size and title from the file, and a colour and font of its own', async () => {
  const folder = await folderWith(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 270">\n  <title>A wall</title>\n</svg>',
  );
  const { svg, ...about } = await readDrawing(folder, 'wall.svg');
  expect(about).toEqual({ width: 440, height: 270, alt: 'A wall' });
  expect(svg).toMatch(/^<svg color="#\w{6}" font-family="[^"]*monospace" .*><title>/);
});

it.each(['<svg viewBox="0 0 440 270"></svg>', '<svg><title>A wall</title></svg>'])(
  'a drawing without a size or title stops the build and is named: %s',
  async (svg) => {
    await expect(readDrawing(await folderWith(svg), 'wall.svg')).rejects.toThrow(
      /wall\.svg: a drawing begins/,
    );
  },
);
