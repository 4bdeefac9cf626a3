import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A, B, C, choose, D, OPTIONS, Q1, Q2, question, uuid } from '../../test/quiz-questions.ts';
import { markedQuestions } from './marked-questions.ts';
import { publicQuestion } from './public-question.ts';
import { correctOptionsOf, QuizQuestion } from './quiz-question.ts';
import { scoreQuiz } from './score-quiz.ts';

describe('scoring a quiz', () => {
  it.each([
    { type: 'SINGLE_CHOICE', correct: [A], chosen: [A], isCorrect: true },
    { type: 'SINGLE_CHOICE', correct: [A], chosen: [B], isCorrect: false },
    { type: 'SINGLE_CHOICE', correct: [A], chosen: [A, B], isCorrect: false },
    { type: 'SINGLE_CHOICE', correct: [A], chosen: [], isCorrect: false },
    { type: 'MULTI_CHOICE', correct: [A, B], chosen: [B, A], isCorrect: true },
    { type: 'MULTI_CHOICE', correct: [A, B], chosen: [A], isCorrect: false },
    { type: 'MULTI_CHOICE', correct: [A, B], chosen: [A, B, C], isCorrect: false },
    { type: 'MULTIPLE_CHOICE', correct: [A, B], chosen: [A, B], isCorrect: true },
    { type: 'MULTIPLE_CHOICE', correct: [A, B], chosen: [A, A], isCorrect: false },
    { type: 'BINARY_TRUE_FALSE', correct: [B], chosen: [B], isCorrect: true },
    { type: 'BINARY_YES_NO', correct: [B], chosen: [A], isCorrect: false },
    { type: 'BINARY_LIKE_DISLIKE', correct: [B], chosen: [B], isCorrect: true },
    { type: 'SUBJECTIVE', correct: [A], chosen: [A], isCorrect: null },
    { type: 'SCALE_STAR', correct: [A], chosen: [A], isCorrect: null },
    { type: 'SINGLE_CHOICE', correct: [], chosen: [A], isCorrect: null },
  ] as const)(
    'QUIZ-09 marks the choice $chosen in a $type question whose correct options are $correct as correct: $isCorrect',
    (row) => {
      const score = scoreQuiz(
        [question(row.type, { correctOptionIds: [...row.correct] })],
        [choose(Q1, ...row.chosen)],
      );
      expect(score.questions[0]?.isCorrect).toBe(row.isCorrect);
      expect(score).toMatchObject({
        score: row.isCorrect ? 1 : 0,
        total: row.isCorrect === null ? 0 : 1,
        credits: row.isCorrect ? 5 : 0,
        totalCredits: row.isCorrect === null ? 0 : 5,
      });
    },
  );

  it('QUIZ-10 a quiz closed early is scored on the answers given so far, and the rest count as wrong', () => {
    const questions = [
      question('SINGLE_CHOICE', { correctOptionIds: [A] }),
      question('SINGLE_CHOICE', { questionId: Q2, correctOptionIds: [A] }),
    ];
    expect(scoreQuiz(questions, [choose(Q1, A)])).toMatchObject({
      score: 1,
      total: 2,
      credits: 5,
      totalCredits: 10,
    });
  });

  it('QUIZ-09 correct options may be flagged on the options themselves', () => {
    const options = OPTIONS.map((option) => ({ ...option, isCorrect: option.optionId === B }));
    expect(correctOptionsOf({ options })).toEqual([B]);
    expect(scoreQuiz([question('SINGLE_CHOICE', { options })], [choose(Q1, B)]).score).toBe(1);
  });

  it('QUIZ-09 an answer is correct exactly when the chosen set equals the correct set', () => {
    const subset = fc.subarray([A, B, C, D]);
    fc.assert(
      fc.property(fc.subarray([A, B, C, D], { minLength: 1 }), subset, (correct, chosen) => {
        const shuffled = [...chosen, ...chosen].toReversed();
        const score = scoreQuiz(
          [question('MULTI_CHOICE', { correctOptionIds: correct })],
          [choose(Q1, ...shuffled)],
        );
        expect(score.score === 1).toBe(correct.toSorted().join() === chosen.toSorted().join());
        expect(score.credits).toBeLessThanOrEqual(score.totalCredits);
      }),
    );
  });
});

describe('scoring a group of questions', () => {
  const part = (questionId: string, facts: Partial<QuizQuestion> = {}) =>
    question('SINGLE_CHOICE', { questionId, correctOptionIds: [A], ...facts });

  it('QUIZ-09 ENUM-28 each part of a group is marked separately and is worth as much as it would be on its own', () => {
    const parts = fc.array(fc.subarray([A, B, C, D], { maxLength: 1 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.nat(), (chosen, cut) => {
        const alone = chosen.map((_, index) => part(uuid(100 + index)));
        const answers = chosen.map((options, index) => choose(uuid(100 + index), ...options));
        const at = cut % (chosen.length + 1);
        const inner = question('GROUP_QUESTION', {
          questionId: uuid(90),
          options: [],
          questions: alone.slice(at),
        });
        const grouped = question('GROUP_QUESTION', {
          options: [],
          questions: [...alone.slice(0, at), inner],
        });
        expect(scoreQuiz([grouped], answers)).toEqual(scoreQuiz(alone, answers));
        expect(scoreQuiz([grouped], answers).score).toBe(chosen.filter(([option]) => option === A).length);
      }),
    );
  });

  it('QUIZ-09 the answers of a group are shown part by part, each with its explanation', () => {
    const group = question('GROUP_QUESTION', {
      options: [],
      questions: [part(Q2, { explanation: 'By rule.' })],
    });
    expect(markedQuestions([group], [choose(Q2, B)])).toEqual([
      {
        questionId: Q2,
        isCorrect: false,
        correctOptionIds: [A],
        entries: [{ optionId: B }],
        explanation: 'By rule.',
      },
    ]);
  });

  it('D-89 the public form of a part contains no more of the answer key than that of a question', () => {
    const options = OPTIONS.map((option) => ({ ...option, isCorrect: true, explanation: 'SECRET' }));
    const group = QuizQuestion.parse(
      question('GROUP_QUESTION', { options: [], questions: [part(Q2, { options, explanation: 'SECRET' })] }),
    );
    expect(group.questions?.[0]?.correctOptionIds).toEqual([A]);
    expect(JSON.stringify(publicQuestion(group))).not.toMatch(
      /SECRET|isCorrect|correctOptionIds|explanation/,
    );
  });
});
