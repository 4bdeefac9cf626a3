import { describe, expect, it } from 'vitest';
import { markedQuestions } from './marked-questions.ts';
import type { QuizQuestion } from './quiz-question.ts';

const question = (questionId: string, change: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionId,
  questionType: 'SINGLE_CHOICE',
  question: 'Which?',
  meta: {},
  options: [
    { optionId: 'a', text: 'A' },
    { optionId: 'b', text: 'B' },
  ],
  correctOptionIds: ['a'],
  ...change,
});

describe('marked questions', () => {
  it('API-138 each have the answer given, whether it is right, the right options and the explanation', () => {
    const questions = [
      question('right', { explanation: 'So it is.' }),
      question('wrong'),
      question('open'),
      question('text', { questionType: 'TEXT_AREA', options: [], correctOptionIds: [] }),
    ];
    const marked = markedQuestions(questions, [
      { questionId: 'right', entries: [{ optionId: 'a' }] },
      { questionId: 'wrong', entries: [{ optionId: 'b' }] },
      { questionId: 'text', responseValue: 'Because.' },
    ]);
    expect(marked).toEqual([
      {
        questionId: 'right',
        isCorrect: true,
        correctOptionIds: ['a'],
        entries: [{ optionId: 'a' }],
        explanation: 'So it is.',
      },
      { questionId: 'wrong', isCorrect: false, correctOptionIds: ['a'], entries: [{ optionId: 'b' }] },
      { questionId: 'open', isCorrect: false, correctOptionIds: ['a'], entries: [] },
      { questionId: 'text', isCorrect: null, correctOptionIds: [], entries: [], responseValue: 'Because.' },
    ]);
  });
});
