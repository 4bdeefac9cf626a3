import { describe, expect, it } from 'vitest';
import { A, OPTIONS, question } from '../../test/quiz-questions.ts';
import { publicQuestion } from './public-question.ts';
import { QuizQuestion } from './quiz-question.ts';

describe('publicQuestion', () => {
  it('removes the whole answer key from a question', () => {
    const secret = QuizQuestion.parse({
      ...question('SINGLE_CHOICE'),
      correctOptionIds: [A],
      explanation: 'A-SECRET',
      options: OPTIONS.map((option) => ({
        ...option,
        isCorrect: option.optionId === A,
        explanation: 'B-SECRET',
      })),
    });
    const shown = publicQuestion({ ...secret, ...{ answerNotes: 'C-SECRET' } });
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|isCorrect|correctOptionIds|explanation/);
    expect(shown).toEqual(question('SINGLE_CHOICE'));
  });
});
