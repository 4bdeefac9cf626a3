import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvaluationFormFile } from './read-evaluation-form.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-evaluation-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string) {
  const path = join(folder, 'form.yaml');
  await writeFile(path, text);
  return readEvaluationFormFile(path);
}

const GOOD = `filters:
  - ask: Which work does the learner want to do?
    options: [Modelling, Coordination]
sections:
  - title: Presentation
    questions:
      - ask: Explains the building
        options: { Not yet: 0, Well: 3 }
  - title: Coordination
    for: [Coordination]
    questions:
      - ask: What stood out
        type: words
        optional: true
`;

describe('an evaluation form file written by staff', () => {
  it('API-201 API-202 is read with filters, sections and the points of each option', async () => {
    expect(await read(GOOD)).toEqual({
      filters: [
        {
          question: 'Which work does the learner want to do?',
          questionType: 'FILTER',
          options: [
            { text: 'Modelling', points: 0 },
            { text: 'Coordination', points: 0 },
          ],
          isRequired: true,
        },
      ],
      sections: [
        {
          sectionTitle: 'Presentation',
          shownFor: [],
          questions: [
            {
              question: 'Explains the building',
              questionType: 'SINGLE_CHOICE',
              options: [
                { text: 'Not yet', points: 0 },
                { text: 'Well', points: 3 },
              ],
              isRequired: true,
            },
          ],
        },
        {
          sectionTitle: 'Coordination',
          shownFor: ['Coordination'],
          questions: [
            { question: 'What stood out', questionType: 'SUBJECTIVE', options: [], isRequired: false },
          ],
        },
      ],
    });
  });

  it.each([
    [
      'a section for an option that no filter has',
      GOOD.replace('for: [Coordination]', 'for: [Law]'),
      ':10:',
      'Law',
    ],
    ['a choice without points', GOOD.replace('{ Not yet: 0, Well: 3 }', '[Not yet, Well]'), ':8:', 'points'],
    [
      'a choice with one option',
      GOOD.replace('{ Not yet: 0, Well: 3 }', '{ Well: 3 }'),
      ':8:',
      'two options',
    ],
    ['points beyond a hundred', GOOD.replace('Well: 3', 'Well: 101'), ':8:', 'too big'],
    [
      'options of an answer in words',
      GOOD.replace('type: words', 'type: words\n        options: { A: 1 }'),
      ':14:',
      'no options',
    ],
    [
      'two sections of one name',
      GOOD.replace('title: Coordination', 'title: Presentation'),
      ':5:',
      'Presentation',
    ],
    ['a field that is none', GOOD.replace('optional', 'optionally'), ':14:', 'optionally'],
  ])('API-201 %s is reported with its line', async (_what, text, line, words) => {
    const fault = await read(text).catch((error: unknown) => String(error));
    expect(fault).toContain(line);
    expect(fault).toContain(words);
  });
});
