import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtWithPath } from './built-with.ts';
import { publicSettings } from './public-settings.ts';
import { refuseForeignBuild } from './refuse-foreign-build.ts';

type Given = Record<string, string>;
const SCHOOL: Given = { PLINTH_MODE: 'production', PLINTH_ORIGIN: 'https://school.example.org' };

/** A built site that says what it was built with; null for one that does not. */
async function siteFor(given: Given | null) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-built-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'index.html'), '<p>Home</p>');
  if (given) await writeFile(builtWithPath(folder), JSON.stringify(publicSettings(given)));
  return folder;
}

const start = async (site: string, given: Given) => refuseForeignBuild(site, publicSettings(given));

describe('pages built with other settings', () => {
  it.each([
    [
      'PLINTH_ORIGIN',
      'https://school.example.com',
      'https://school.example.org',
      'https://school.example.com',
    ],
    ['SCHOOL_NAME', 'Studio "A"', 'Plinth', 'Studio "A"'],
    ['SCHOOL_SUPPORT_EMAIL', 'desk@riverside.test', 'school@plinth.test', 'desk@riverside.test'],
    ['EMAIL_RULE', 'html', 'strict', 'html'],
    ['EMI_PARTNERS', 'Ledger', 'none', 'offered'],
    ['OVERRIDE_USER', 'true', 'false', 'true'],
  ])('ADOPT-05 are refused where %s is %s, with both values', async (setting, value, built, own) => {
    const refusal = start(await siteFor(SCHOOL), { ...SCHOOL, [setting]: value });
    await expect(refusal).rejects.toThrow(`${setting} (“${built}” in the pages, “${own}” here)`);
  });

  it('ADOPT-05 are refused as well if they contain something that this version does not know', async () => {
    const site = await siteFor(SCHOOL);
    const built = { ...publicSettings(SCHOOL), PUBLIC_MAP: 'on' };
    await writeFile(builtWithPath(site), JSON.stringify(built));
    await expect(start(site, SCHOOL)).rejects.toThrow('PUBLIC_MAP (“on” in the pages, “” here)');
  });

  it('ADOPT-05 name everything that differs at once', async () => {
    const refusal = start(await siteFor(SCHOOL), { ...SCHOOL, EMAIL_RULE: 'html', SCHOOL_NAME: 'Riverside' });
    await expect(refusal).rejects.toThrow(
      /: SCHOOL_NAME \(.+\), EMAIL_RULE \(.+\)\. Start without --no-build/,
    );
  });

  it.each([
    { SCHOOL_NAME: 'Plinth', EMAIL_RULE: 'strict', OVERRIDE_USER: 'false', EMI_PARTNERS: ' ' },
    { PLINTH_ORIGIN: 'https://school.example.org/', MAIL_FROM: 'Plinth <school@plinth.test>' },
  ])('ADOPT-05 are not those with the same values spelled differently: %o', async (spelled) => {
    await expect(start(await siteFor(SCHOOL), { ...SCHOOL, ...spelled })).resolves.toBeUndefined();
  });

  it('ADOPT-05 are refused if they do not say with what they were built', async () => {
    await expect(start(await siteFor(null), SCHOOL)).rejects.toThrow('do not say with which settings');
  });
});

describe('a school on this machine', () => {
  const LOCAL = { PLINTH_ORIGIN: 'http://127.0.0.1:5000' };

  it.each([[SCHOOL], [{ ...SCHOOL, OVERRIDE_USER: 'true', EMAIL_RULE: 'html' }], [null]])(
    'ADOPT-05 serves pages built with %o',
    async (built) => {
      await expect(start(await siteFor(built), LOCAL)).resolves.toBeUndefined();
    },
  );

  it.each([{ SCHOOL_NAME: 'Riverside' }, { SCHOOL_SUPPORT_EMAIL: 'desk@riverside.test' }])(
    'ADOPT-05 refuses pages that say something else than %o to people',
    async (own) => {
      await expect(start(await siteFor(SCHOOL), { ...LOCAL, ...own })).rejects.toThrow('built for another');
    },
  );

  it('ADOPT-05 serves the API alone if nothing is built', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plinth-built-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await expect(start(folder, SCHOOL)).resolves.toBeUndefined();
  });
});
