import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copiedContent } from '../../test/copied-content.ts';
import { courseSlugsSchema, listPricesSchema } from './catalogue-schemas.ts';
import { courseSchema, pictureFile, pictureOf } from './course-schema.ts';
import { homeSchema } from './home-schema.ts';
import { placesOf } from './places.ts';
import { SECTION_IDS } from './section-ids.ts';

const run = promisify(execFile);
const { content, catalogue } = placesOf({});
const readJson = async (name: string) => JSON.parse(await readFile(join(catalogue, name), 'utf8'));
const course = parse(await readFile(join(content, 'courses', 'BIM_A.yaml'), 'utf8'));
const home = parse(await readFile(join(content, 'home.yaml'), 'utf8'));
const COURSE = courseSchema(pictureFile);
const messages = (
  schema: typeof COURSE | typeof homeSchema | typeof listPricesSchema | typeof courseSlugsSchema,
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the content that marketing edits', () => {
  it('the fees and addresses in the repository are valid', async () => {
    expect(messages(listPricesSchema, await readJson('list-prices.json'))).toEqual([]);
    expect(messages(courseSlugsSchema, await readJson('course-slugs.json'))).toEqual([]);
  });

  it.each([
    [{ sections: ['faqs'] }, /^sections: name each section once: audience, outcomes/],
    [{ sections: [...SECTION_IDS.slice(1), 'prices'] }, /^sections.10: prices is no section: use audience/],
    [{ hoursPerWeek: 9 }, /^hoursPerWeek: the hours of the week add up to 8, not to 9: change them/],
    [{ audience: ['One'] }, /^audience: give at least 2: add a line/],
    [{ summary: 'x'.repeat(161) }, /^summary: summary is longer than 160 characters: shorten it/],
    [{ summary: 'A course.' }, /^summary: summary is shorter than 70 characters: say what is learnt/],
    [{ summary: '' }, /^summary: summary is empty: write at least one word/],
    [{ outcomes: [] }, /^outcomes: give at least 3: add an outcome/],
    [
      { pictures: [{ file: '', alt: 'A', caption: 'B' }] },
      /^pictures.0.file: picture is missing: choose one/,
    ],
    [
      { pictures: [{ file: './images/a.png', caption: 'B' }] },
      /^pictures.0.alt: the description is missing: write at least one word/,
    ],
    [{ regions: { UK: {} } }, /^regions: no field is called UK: correct the spelling/],
    [
      { pictures: [{ file: '../secret.png', alt: 'A', caption: 'B' }] },
      /^pictures.0.file: picture is no file/,
    ],
    [{ drawings: [{ file: '../x.svg', caption: 'B' }] }, /^drawings.0.file: file is no drawing/],
  ])('%j is refused with its place and how to fix it', (fields, message) => {
    expect(messages(COURSE, { ...course, ...fields })).toEqual([expect.stringMatching(message)]);
  });

  it('a picture that does not exist is reported by the name given', () => {
    expect(pictureOf(content).safeParse('./images/none.png').error?.issues[0]?.message).toMatch(
      /^\.\/images\/none\.png is not there: put the picture into images/,
    );
    expect(pictureOf(content).safeParse('../secret.png').error?.issues[0]?.message).toMatch(
      /^picture is no file of/,
    );
  });

  it.each([
    [{ title: '' }, /^title: title is empty: write at least one word/],
    [{ lead: 'x'.repeat(241) }, /^lead: lead is longer than 240 characters: shorten it/],
    [{ steps: [] }, /^steps: give at least 3: add a step/],
    [{ steps: Array(6).fill({ title: 'A', text: 'B' }) }, /^steps: give at most 5.*: remove a step/],
    [{ headline: 'A' }, /^: no field is called headline: correct the spelling or remove it/],
    [{ regions: { US: { lead: 1 } } }, /^regions.US.lead: lead is missing: write at least one word/],
  ])(
    'CATALOG-05 CATALOG-12 CATALOG-18 %j on the home pages is refused with its place and how to fix it',
    (fields, message) => {
      expect(messages(homeSchema, home)).toEqual([]);
      expect(messages(homeSchema, { ...home, ...fields })).toEqual([expect.stringMatching(message)]);
    },
  );

  it.each([
    ['1,45,000', /^BIM_A.INR: the fee in INR is no number: write the digits alone, such as 2900/],
    [145_000.5, /^BIM_A.INR: the fee in INR is no whole number/],
    [10_000, /^BIM_A.INR: the fee in INR is not more than the booking amount of 10000: write a higher one/],
  ])('PAY-04 a fee of %s is refused with its place and how to fix it', async (INR, message) => {
    const fees = await readJson('list-prices.json');
    expect(messages(listPricesSchema, { ...fees, BIM_A: { ...fees.BIM_A, INR } })).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('CATALOG-11 an address for interior design abroad is refused', async () => {
    const slugs = await readJson('course-slugs.json');
    const abroad = { ...slugs, INT_DES: { ...slugs.INT_DES, US: 'interior-design' } };
    expect(messages(courseSlugsSchema, abroad)).toEqual([
      'INT_DES.US: Advanced Interior Design is not offered in USA, Canada & Europe: write null',
    ]);
  });

  it.each([
    [
      'courses/BIM_A.yaml',
      /hoursPerWeek: 8/,
      'hoursPerWeek: eight',
      'hoursPerWeek: hours a week is no number: write digits, such as 8',
    ],
    [
      'courses/BIM_A.yaml',
      /^drawings:/m,
      'pictures:\n  - file: ./images/none.png\n    alt: A\n    caption: B\ndrawings:',
      'pictures.0.file: ./images/none.png is not there: put the picture into images, or correct the name',
    ],
    ['catalogue/list-prices.json', /\d,$/m, '0', 'Look for a comma or a quote that is missing'],
  ])(
    'CATALOG-04 a mistake in %s at %s stops the build with the file, the place and how to fix it',
    async (name, right, wrong, message) => {
      const { source } = await copiedContent();
      const file = join(source.content, name);
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(right, wrong));
      const site = fileURLToPath(new URL('../..', import.meta.url));
      const failed = await run('node', [join(site, 'node_modules/astro/bin/astro.mjs'), 'sync'], {
        cwd: site,
        env: { ...process.env, PLINTH_CONTENT: source.content, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      }).catch((error: { stdout: string; stderr: string }) => error.stdout + error.stderr);
      expect(failed).toContain(file);
      expect(failed).toContain(message);
    },
    60_000,
  );
});
