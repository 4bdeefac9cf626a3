import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeedbackForm } from './read-feedback-form.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-feedback-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string) {
  const path = join(folder, 'week.yaml');
  await writeFile(path, text);
  return readFeedbackForm(path);
}

describe('a feedback form file written by staff', () => {
  it('FEEDBACK-01 is read with its title and questions with their options', async () => {
    expect(
      await read(`title: Your week
questions:
  - ask: How clear were the lessons?
    type: SCALE_STAR
    category: CSAT
  - ask: And the pace?
    type: SINGLE_CHOICE
    options: [Too slow, Too fast]
    optional: true
`),
    ).toEqual({
      title: 'Your week',
      questions: [
        {
          question: 'How clear were the lessons?',
          questionType: 'SCALE_STAR',
          options: [],
          isRequired: true,
          category: 'CSAT',
        },
        {
          question: 'And the pace?',
          questionType: 'SINGLE_CHOICE',
          options: ['Too slow', 'Too fast'],
          isRequired: false,
        },
      ],
    });
  });

  it.each([
    ['an unknown type', 'type: STARS', /week\.yaml:4: .* use one of MULTI_CHOICE/],
    ['a choice without options', 'type: SINGLE_CHOICE', /give this type two options or more/],
    ['a binary of three', 'type: BINARY_YES_NO\n    options: [a, b, c]', /give this type two options$/],
    ['words with options', 'type: SUBJECTIVE\n    options: [a, b]', /this type has no options/],
    ['an option twice', 'type: MULTI_CHOICE\n    options: [a, a]', /each option may stand here once/],
    ['a document', 'type: DOCUMENT_UPLOAD', /a popup cannot ask this type/],
    ['a field that is none', 'type: SCALE_STAR\n    stars: 7', /"stars" is not a field/],
  ])('FEEDBACK-01 refuses %s with the line and how to fix it', async (_what, question, message) => {
    await expect(read(`title: Your week\nquestions:\n  - ask: How?\n    ${question}\n`)).rejects.toThrow(
      message,
    );
  });

  it('FEEDBACK-01 reports a file that does not exist', async () => {
    await expect(readFeedbackForm(join(folder, 'none.yaml'))).rejects.toThrow(/cannot be read/);
  });
});
