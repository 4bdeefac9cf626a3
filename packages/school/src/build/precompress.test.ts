import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

describe('precompress', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plinth-press-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('compresses only current pages, removes outdated copies, and skips small or already compressed files', async () => {
    const page = '<p>plan</p>'.repeat(200);
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'index.html.br'), 'of an older page');
    await writeFile(join(folder, 'gone.html.gz'), 'of a page that is gone');
    await writeFile(join(folder, 'small.css'), 'a{}');
    await writeFile(join(folder, 'photo.avif'), Buffer.alloc(2_000));
    await precompress(folder);
    expect((await readdir(folder)).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
      'photo.avif',
      'small.css',
    ]);
    expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(page);
    expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(page);
  });
});
