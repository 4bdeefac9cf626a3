import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpenings } from './read-openings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-jobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string) {
  const path = join(folder, 'openings.yaml');
  await writeFile(path, text);
  return readOpenings(path);
}

const LINES = [
  'openings:',
  '  - reference: demo-practice-a-modeller',
  '    company: Demo Practice A',
  '    title: Junior BIM modeller',
  '    description: Models architecture in Revit.',
  '    location: Pune',
  '    workMode: ON_SITE',
  '    pay: 480000.50 INR',
  '    skills: [Revit]',
  '    rounds: [INTRODUCTION, HR]',
  '    closes: 2027-01-31',
];
/** Returns the file with one line replaced, or with lines added at its end. */
const fileWith = (line: string | null = null, added = '') => {
  const field = line?.split(':')[0];
  const lines = LINES.map((one) => (field && one.trim().startsWith(`${field}:`) ? `    ${line}` : one));
  return `${lines.join('\n')}\n${added}`;
};

describe('an openings file written by staff', () => {
  it('PLACE-01 ENUM-36 ENUM-37 is read with all fields, pay in minor units, and closing at the end of the day in Kolkata', async () => {
    const added = `    questions:
      - ask: Why this practice?
        type: TEXT_AREA
    criteria:
      courses: [BIM_A]
      maxNoticePeriod: 30
`;
    expect(await read(fileWith(null, added))).toEqual([
      {
        reference: 'demo-practice-a-modeller',
        companyName: 'Demo Practice A',
        title: 'Junior BIM modeller',
        description: 'Models architecture in Revit.',
        location: 'Pune',
        workMode: 'ON_SITE',
        pay: { ctc: 48_000_050, currency: 'INR' },
        skills: ['Revit'],
        rounds: ['INTRODUCTION', 'HR'],
        closingDate: new Date('2027-01-31T18:29:59.999Z'),
        questions: [
          { question: 'Why this practice?', questionType: 'TEXT_AREA', options: [], isRequired: true },
        ],
        criteria: { courses: ['BIM_A'], maxNoticePeriod: 30 },
      },
    ]);
  });

  it.each([
    ['workMode: MOON', /openings\.yaml:7: .*use one of ON_SITE, REMOTE, HYBRID/],
    ['rounds: [LUNCH]', /openings\.yaml:10: .*use one of INTRODUCTION/],
    ['rounds: [HR, HR]', /openings\.yaml:10: .*each round may stand here once/],
    ['pay: 480000', /openings\.yaml:8: .*such as 480000 INR/],
    ['pay: 480000 EUR', /openings\.yaml:8: .*INR or USD/],
    ['closes: 2027-02-30', /openings\.yaml:11: .*a day such as/],
    ['reference: Demo Practice', /openings\.yaml:2: .*small letters/],
  ])('PLACE-01 refuses "%s" with the line and how to fix it', async (line, message) => {
    const text = line.startsWith('reference')
      ? fileWith().replace('reference: demo-practice-a-modeller', line)
      : fileWith(line);
    await expect(read(text)).rejects.toThrow(message);
  });

  it.each([
    ['    salary: 5\n', /"salary" is not a field/],
    ['    criteria: { courses: [piano] }\n', /write the code of a product/],
    ['    criteria: { maxNoticePeriod: -1 }\n', /write days/],
    ['    questions: [{ ask: Portfolio, type: DOCUMENT_UPLOAD }]\n', /the résumé comes along/],
    ['    questions: [{ ask: Which, type: SINGLE_CHOICE }]\n', /two options or more/],
    [LINES.slice(1).join('\n'), /each reference may stand here once/],
  ])('PLACE-01 refuses the addition %j', async (added, message) => {
    await expect(read(fileWith(null, added))).rejects.toThrow(message);
  });

  it('PLACE-01 reports a file that does not exist', async () => {
    await expect(readOpenings(join(folder, 'none.yaml'))).rejects.toThrow(/cannot be read/);
  });
});
