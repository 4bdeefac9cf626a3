import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuseForeignBuild } from './refuse-foreign-build.ts';

async function siteFor(origin: string | null, name = 'Plinth') {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-built-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (origin === null) return folder;
  await writeFile(
    join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  );
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify({ name }));
  return folder;
}

describe('a build for another address', () => {
  it.each([
    ['http://localhost:4321', 'https://school.example.org'],
    ['https://school.example.org', 'https://school.example.com'],
    ['https://school.example.org', 'http://school.example.org'],
    ['https://school.example.org', 'https://school.example.org:8443'],
  ])('ADOPT-05 refuses pages built for %s at %s and names both addresses', async (built, origin) => {
    const refusal = refuseForeignBuild(await siteFor(built), { origin, schoolName: 'Plinth' });
    await expect(refusal).rejects.toThrow(`built for ${built}, and the school is at ${origin}`);
  });

  it.each([
    ['https://school.example.org', 'https://school.example.org'],
    ['https://school.example.org', 'https://school.example.org/'],
    ['http://localhost:4321', 'http://localhost:5000'],
    ['https://school.example.org', 'http://127.0.0.1:4321'],
    [null, 'https://school.example.org'],
  ])('ADOPT-05 serves pages built for %s at %s', async (built, origin) => {
    const refusal = refuseForeignBuild(await siteFor(built), { origin, schoolName: 'Plinth' });
    await expect(refusal).resolves.toBeUndefined();
  });
});

describe('a build for another school', () => {
  it('ADOPT-05 refuses pages that name another school, even on localhost, and names both schools', async () => {
    const site = await siteFor('http://localhost:4321', 'Plinth');
    const refusal = refuseForeignBuild(site, { origin: 'http://localhost:4321', schoolName: 'Studio "A"' });
    await expect(refusal).rejects.toThrow('built for the school “Plinth”, and this one is “Studio "A"”');
  });

  it('ADOPT-05 serves pages that name this school', async () => {
    const site = await siteFor('https://school.example.org', 'Studio "A"');
    const refusal = refuseForeignBuild(site, {
      origin: 'https://school.example.org',
      schoolName: 'Studio "A"',
    });
    await expect(refusal).resolves.toBeUndefined();
  });
});
