import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuseForeignBuild } from './refuse-foreign-build.ts';

const SCHOOL = { origin: 'http://localhost:4321', schoolName: 'Plinth', email: 'school@plinth.test' };

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
    const refusal = refuseForeignBuild(await siteFor(built), { ...SCHOOL, origin });
    await expect(refusal).rejects.toThrow(`built for ${built}, and the school is at ${origin}`);
  });

  it.each([
    ['https://school.example.org', 'https://school.example.org'],
    ['https://school.example.org', 'https://school.example.org/'],
    ['http://localhost:4321', 'http://localhost:5000'],
    ['https://school.example.org', 'http://127.0.0.1:4321'],
    [null, 'https://school.example.org'],
  ])('ADOPT-05 serves pages built for %s at %s', async (built, origin) => {
    const refusal = refuseForeignBuild(await siteFor(built), { ...SCHOOL, origin });
    await expect(refusal).resolves.toBeUndefined();
  });
});

describe('a build for another school', () => {
  it('ADOPT-05 refuses pages that name another school, even on localhost, and names both schools', async () => {
    const site = await siteFor('http://localhost:4321', 'Plinth');
    const refusal = refuseForeignBuild(site, { ...SCHOOL, schoolName: 'Studio "A"' });
    await expect(refusal).rejects.toThrow('built for the school “Plinth”, and this one is “Studio "A"”');
  });

  it('ADOPT-05 serves pages that name this school', async () => {
    const site = await siteFor('https://school.example.org', 'Studio "A"');
    const refusal = refuseForeignBuild(site, {
      ...SCHOOL,
      origin: 'https://school.example.org',
      schoolName: 'Studio "A"',
    });
    await expect(refusal).resolves.toBeUndefined();
  });
});

describe('a build that names another address to write to', () => {
  const siteNaming = async (...emails: string[]) => {
    const site = await siteFor(SCHOOL.origin);
    const links = emails.map((email) => `<a class="a" href="mailto:${email}">Write</a>`).join('');
    await writeFile(join(site, 'index.html'), `<p>Home</p><footer>${links}</footer>`);
    return site;
  };

  it('ADOPT-05 refuses pages that ask people to write elsewhere, even on localhost, and names both addresses', async () => {
    const site = await siteNaming('press@riverside.test', 'old@riverside.test');
    await expect(refuseForeignBuild(site, { ...SCHOOL, email: 'desk@riverside.test' })).rejects.toThrow(
      'write to old@riverside.test, and this school is reached at desk@riverside.test',
    );
  });

  it.each([
    [['desk@riverside.test'], 'desk@riverside.test'],
    [['press@riverside.test', 'desk@riverside.test'], 'desk@riverside.test'],
    [['a&#38;b@riverside.test'], 'a&b@riverside.test'],
    [[], 'desk@riverside.test'],
  ])('ADOPT-05 serves pages that name %j where the school is reached at %s', async (named, email) => {
    const site = await siteNaming(...named);
    await expect(refuseForeignBuild(site, { ...SCHOOL, email })).resolves.toBeUndefined();
  });
});
