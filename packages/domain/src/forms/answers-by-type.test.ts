import { describe, expect, it } from 'vitest';
import { validateResponse } from '../quizzes/validate-response.ts';
import type { Question } from './question.ts';
import { ANSWER_SHAPE, type AnswerShape, QUESTION_TYPES, type QuestionType } from './question-type.ts';
import type { ResponseEntry } from './response-entry.ts';

const uuid = (n: number) => `0198c4a2-7a10-7c3e-9d2b-${String(n).padStart(12, '0')}`;
const [ASKED, INNER, ONE, TWO, FOREIGN] = [uuid(1), uuid(2), uuid(11), uuid(12), uuid(99)] as const;

const ask = (questionType: QuestionType): Question => {
  const shape = ANSWER_SHAPE[questionType];
  const question = {
    questionId: ASKED,
    questionType,
    question: 'Which?',
    meta: {},
    options:
      shape === 'one' || shape === 'many' ? [ONE, TWO].map((optionId) => ({ optionId, text: '' })) : [],
  };
  const inner: Question = { ...question, questionId: INNER, questionType: 'TEXT_INPUT' };
  return shape === 'group' ? { ...question, questions: [inner] } : question;
};
const chosen = (...optionIds: string[]): ResponseEntry => ({
  questionId: ASKED,
  entries: optionIds.map((optionId) => ({ optionId })),
});
const text = (responseValue: string): ResponseEntry => ({ questionId: ASKED, responseValue });

const TAKEN: Record<AnswerShape, ResponseEntry> = {
  one: chosen(TWO),
  many: chosen(TWO, ONE),
  scale: text('3'),
  text: text('In words.'),
  document: text(uuid(50)),
  group: { questionId: INNER, responseValue: 'Through its question.' },
};
const REFUSED: Record<AnswerShape, readonly [ResponseEntry, string][]> = {
  one: [
    [chosen(ONE, TWO), 'ONE_OPTION_ONLY'],
    [chosen(FOREIGN), 'FOREIGN_OPTION'],
    [text('Yes'), 'WRONG_KIND'],
  ],
  many: [
    [chosen(ONE, ONE), 'REPEATED_OPTION'],
    [chosen(ONE, FOREIGN), 'FOREIGN_OPTION'],
    [text('Yes'), 'WRONG_KIND'],
  ],
  scale: [
    [text('11'), 'OUT_OF_RANGE'],
    [text('2.5'), 'OUT_OF_RANGE'],
    [chosen(ONE), 'FOREIGN_OPTION'],
  ],
  text: [
    [chosen(ONE), 'WRONG_KIND'],
    [text('a'.repeat(5001)), 'TOO_LONG'],
  ],
  document: [[chosen(ONE), 'WRONG_KIND']],
  group: [[text('For the group itself.'), 'UNKNOWN_QUESTION']],
};

describe('the shared answer validator', () => {
  it.each(QUESTION_TYPES)('ENUM-28 a %s accepts its kind of answer and no other', (questionType) => {
    const question = ask(questionType);
    const shape = ANSWER_SHAPE[questionType];
    expect(validateResponse([question], [TAKEN[shape]])).toEqual([]);
    expect(validateResponse([question], [])).toHaveLength(1);
    for (const [response, problem] of REFUSED[shape])
      expect(validateResponse([question], [response], { isFinal: false })).toEqual([
        { questionId: ASKED, problem },
      ]);
  });
});
