import { describe, expect, it } from 'vitest';
import { correctKeys } from './correct-keys.ts';
import { correctOptionsOf, type QuizQuestion } from './quiz-question.ts';

const question = (right: string, change: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionId: 'q1',
  questionType: 'SINGLE_CHOICE',
  question: 'How wide is a door?',
  meta: {},
  options: ['a', 'b', 'c'].map((optionId) => ({ optionId, text: `Option ${optionId}` })),
  correctOptionIds: right.split(''),
  explanation: `Because of ${right}.`,
  ...change,
});
const group = (...questions: QuizQuestion[]): QuizQuestion => ({
  ...question('', { questionId: 'g1', questionType: 'GROUP_QUESTION', options: [] }),
  questions,
});
const { options } = question('a');
const marked = (right: string) =>
  question('', {
    correctOptionIds: [],
    options: options.map((option) => ({ ...option, isCorrect: option.optionId === right })),
  });

describe('a corrected answer key', () => {
  it.each<[string, QuizQuestion, QuizQuestion, string]>([
    ['another option is right', question('a'), question('b'), 'b'],
    ['a second one is right too', question('a'), question('ab'), 'ab'],
    ['nothing is right or wrong any more', question('a'), question(''), ''],
    ['the options are marked one by one', marked('a'), marked('c'), 'c'],
    [
      'an option came to it',
      question('a'),
      question('b', { options: [...options, { optionId: 'd', text: 'D' }] }),
      'b',
    ],
    [
      'the options stand in another order',
      question('a'),
      question('b', { options: options.toReversed() }),
      'b',
    ],
  ])('is applied to questions already asked: %s', (_case, then, now, right) => {
    const { questions, corrections } = correctKeys([then], [now]);
    expect(questions.map(correctOptionsOf)).toEqual([right.split('')]);
    expect(questions.map(({ explanation }) => explanation)).toEqual([now.explanation]);
    expect(corrections).toMatchObject([
      { questionId: 'q1', before: correctOptionsOf(then), after: right.split('') },
    ]);
  });

  it.each<[string, QuizQuestion[]]>([
    ['the same key', [question('a')]],
    ['the question is gone', []],
    ['it was reworded', [question('b', { question: 'How wide is no door?' })]],
    ['it is of another type', [question('ab', { questionType: 'MULTIPLE_CHOICE' })]],
    [
      'the words of two options were exchanged',
      [question('b', { options: options.map((one, at) => ({ ...one, text: `Option ${'bac'[at]}` })) })],
    ],
    ['an option is gone', [question('b', { options: options.slice(0, 2) })]],
    [
      'what is right now was no option then',
      [question('d', { options: [...options, { optionId: 'd', text: 'D' }] })],
    ],
  ])('leaves questions already asked as they were judged: %s', (_case, now) => {
    const then = [question('a')];
    expect(correctKeys(then, now)).toEqual({ questions: then, corrections: [] });
  });

  it('is applied to each question of a group separately', () => {
    const other = question('b', { questionId: 'q2' });
    const { questions, corrections } = correctKeys(
      [group(question('a'), other)],
      [group(question('c'), other)],
    );
    expect(questions[0]?.questions?.map(correctOptionsOf)).toEqual([['c'], ['b']]);
    expect(corrections.map(({ questionId }) => questionId)).toEqual(['q1']);
  });
});
