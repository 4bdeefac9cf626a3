import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuseForeignBuild } from './refuse-foreign-build.ts';

async function siteFor(origin: string | null) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-built-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (origin !== null)
    await writeFile(
      join(folder, 'robots.txt'),
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
    );
  return folder;
}

describe('a build for another address', () => {
  it.each([
    ['http://localhost:4321', 'https://school.example.org'],
    ['https://school.example.org', 'https://school.example.com'],
    ['https://school.example.org', 'http://school.example.org'],
    ['https://school.example.org', 'https://school.example.org:8443'],
  ])('ADOPT-05 pages built for %s are not served at %s, and both are named', async (built, origin) => {
    const refusal = refuseForeignBuild(await siteFor(built), origin);
    await expect(refusal).rejects.toThrow(`built for ${built}, and the school is at ${origin}`);
  });

  it.each([
    ['https://school.example.org', 'https://school.example.org'],
    ['https://school.example.org', 'https://school.example.org/'],
    ['http://localhost:4321', 'http://localhost:5000'],
    ['https://school.example.org', 'http://127.0.0.1:4321'],
    [null, 'https://school.example.org'],
  ])('ADOPT-05 pages built for %s are served at %s', async (built, origin) => {
    await expect(refuseForeignBuild(await siteFor(built), origin)).resolves.toBeUndefined();
  });
});
