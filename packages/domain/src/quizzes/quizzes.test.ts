import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionType } from '../forms/question-type.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { areAnswersOpen } from './answers-open.ts';
import { attemptState, mayRetake, remainingSeconds } from './attempt-state.ts';
import { markedQuestions } from './marked-questions.ts';
import { publicQuestion } from './public-question.ts';
import { quizCreditsText } from './quiz-credits-text.ts';
import { correctOptionsOf, QuizQuestion } from './quiz-question.ts';
import { scoreQuiz } from './score-quiz.ts';
import { validateResponse } from './validate-response.ts';

const uuid = (n: number) => `0198c4a2-7a10-7c3e-9d2b-${String(n).padStart(12, '0')}`;
const Q1 = uuid(1);
const Q2 = uuid(2);
const [A, B, C, D, FOREIGN] = [uuid(11), uuid(12), uuid(13), uuid(14), uuid(99)] as const;
const OPTIONS = [A, B, C, D].map((optionId) => ({ optionId, text: optionId }));

const question = (questionType: QuestionType, facts: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionId: Q1,
  questionType,
  question: 'Which?',
  meta: { questionCredits: 5 },
  options: OPTIONS,
  ...facts,
});
const choose = (questionId: string, ...optionIds: string[]): ResponseEntry => ({
  questionId,
  entries: optionIds.map((optionId) => ({ optionId })),
});
const type = (questionId: string, responseValue: string): ResponseEntry => ({ questionId, responseValue });

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

describe('validateResponse', () => {
  const problemsOf = (asked: QuizQuestion, ...responses: ResponseEntry[]) =>
    validateResponse([asked], responses).map((problem) => problem.problem);

  it.each([
    { what: 'one option', asked: question('SINGLE_CHOICE'), response: choose(Q1, A), problems: [] },
    {
      what: 'two options on a single choice',
      asked: question('SINGLE_CHOICE'),
      response: choose(Q1, A, B),
      problems: ['ONE_OPTION_ONLY'],
    },
    {
      what: 'a foreign option',
      asked: question('SINGLE_CHOICE'),
      response: choose(Q1, FOREIGN),
      problems: ['FOREIGN_OPTION'],
    },
    {
      what: 'a foreign option among good ones',
      asked: question('MULTI_CHOICE'),
      response: choose(Q1, A, FOREIGN),
      problems: ['FOREIGN_OPTION'],
    },
    {
      what: 'the same option twice',
      asked: question('MULTI_CHOICE'),
      response: choose(Q1, A, A),
      problems: ['REPEATED_OPTION'],
    },
    { what: 'two options', asked: question('MULTIPLE_CHOICE'), response: choose(Q1, A, B), problems: [] },
    {
      what: 'text for a choice',
      asked: question('SINGLE_CHOICE'),
      response: type(Q1, 'A'),
      problems: ['WRONG_KIND'],
    },
    {
      what: 'two options on yes or no',
      asked: question('BINARY_YES_NO'),
      response: choose(Q1, A, B),
      problems: ['ONE_OPTION_ONLY'],
    },
    {
      what: 'two options on a filter',
      asked: question('FILTER'),
      response: choose(Q1, A, B),
      problems: ['ONE_OPTION_ONLY'],
    },
    { what: 'skills', asked: question('CAREER_BUILDER_SKILLS'), response: choose(Q1, A, C), problems: [] },
    {
      what: '6 stars',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '6'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: '5 stars',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '5'),
      problems: [],
    },
    {
      what: '0 stars',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '0'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'half a star',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '4.5'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: '10 on a scale',
      asked: question('SCALE_NUMBER', { options: [] }),
      response: type(Q1, '10'),
      problems: [],
    },
    {
      what: '11 on a scale',
      asked: question('SCALE_NUMBER', { options: [] }),
      response: type(Q1, '11'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'a word on a scale',
      asked: question('SCALE_EMOJI', { options: [] }),
      response: type(Q1, 'good'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'an option on a scale with options',
      asked: question('SCALE_EMOJI'),
      response: choose(Q1, C),
      problems: [],
    },
    {
      what: 'two faces',
      asked: question('SCALE_EMOJI'),
      response: choose(Q1, A, C),
      problems: ['ONE_OPTION_ONLY'],
    },
    {
      what: 'an invented option of a scale',
      asked: question('SCALE_STAR', { options: [] }),
      response: choose(Q1, A),
      problems: ['FOREIGN_OPTION'],
    },
    {
      what: 'a text',
      asked: question('SUBJECTIVE', { options: [] }),
      response: type(Q1, 'Why'),
      problems: [],
    },
    {
      what: 'a text over its length',
      asked: question('TEXT_INPUT', { maxLength: 2 }),
      response: type(Q1, 'Why'),
      problems: ['TOO_LONG'],
    },
    {
      what: 'a text area over its 140 characters',
      asked: question('TEXT_AREA', { options: [] }),
      response: type(Q1, 'a'.repeat(141)),
      problems: ['TOO_LONG'],
    },
    {
      what: 'a text area of 140 characters that take two units each',
      asked: question('TEXT_AREA', { options: [] }),
      response: type(Q1, '😀'.repeat(140)),
      problems: [],
    },
    {
      what: 'a scale answered in another notation',
      asked: question('SCALE_NUMBER', { options: [] }),
      response: type(Q1, '1e1'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'an option for a text',
      asked: question('TEXT_AREA'),
      response: choose(Q1, A),
      problems: ['WRONG_KIND'],
    },
    { what: 'a document', asked: question('DOCUMENT_UPLOAD'), response: type(Q1, uuid(50)), problems: [] },
    {
      what: 'an option for a document',
      asked: question('DOCUMENT_UPLOAD'),
      response: choose(Q1, A),
      problems: ['WRONG_KIND'],
    },
    {
      what: 'an unknown question',
      asked: question('SUBJECTIVE', { isRequired: false }),
      response: type(Q2, 'x'),
      problems: ['UNKNOWN_QUESTION'],
    },
    {
      what: 'a blank for a required question',
      asked: question('SUBJECTIVE'),
      response: type(Q1, '  '),
      problems: ['MISSING'],
    },
    {
      what: 'a blank for an optional question',
      asked: question('SUBJECTIVE', { isRequired: false }),
      response: type(Q1, ''),
      problems: [],
    },
    {
      what: 'no option for a required question',
      asked: question('MULTI_CHOICE'),
      response: choose(Q1),
      problems: ['MISSING'],
    },
  ])('VALID-46 $what gives the problems $problems', ({ asked, response, problems }) => {
    expect(problemsOf(asked, response)).toEqual(problems);
  });

  it('VALID-46 refuses two answers to the same question', () => {
    expect(problemsOf(question('SINGLE_CHOICE'), choose(Q1, A), choose(Q1, B))).toEqual(['ANSWERED_TWICE']);
  });

  it('VALID-46 every question must be answered in the final response, but a draft may leave some out', () => {
    const asked = [question('SINGLE_CHOICE'), question('SUBJECTIVE', { questionId: Q2 })];
    expect(validateResponse(asked, [choose(Q1, A)])).toEqual([{ questionId: Q2, problem: 'MISSING' }]);
    expect(validateResponse(asked, [choose(Q1, A)], { isFinal: false })).toEqual([]);
    expect(validateResponse(asked, [choose(Q1, FOREIGN)], { isFinal: false })).toHaveLength(1);
  });

  it('VALID-46 a group is answered through the questions inside it', () => {
    const group = question('GROUP_QUESTION', {
      options: [],
      questions: [question('SUBJECTIVE', { questionId: Q2 })],
    });
    expect(problemsOf(group, type(Q2, 'x'))).toEqual([]);
    expect(problemsOf(group)).toEqual(['MISSING']);
    expect(problemsOf(group, type(Q1, 'x'), type(Q2, 'x'))).toEqual(['UNKNOWN_QUESTION']);
  });
});

describe('an attempt at a quiz', () => {
  const attempt = { startedAt: '2026-05-04T09:00:00.000Z', completedAt: null, timeLimitSeconds: 1800 };

  it.each([
    { id: 'QUIZ-10', attempt, now: '2026-05-04T09:29:59.999Z', state: 'open' },
    { id: 'QUIZ-10', attempt, now: '2026-05-04T09:30:00.000Z', state: 'time-over' },
    {
      id: 'QUIZ-10',
      attempt: { ...attempt, timeLimitSeconds: null },
      now: '2027-01-01T00:00:00Z',
      state: 'open',
    },
    {
      id: 'QUIZ-09',
      attempt: { ...attempt, completedAt: '2026-05-04T09:10:00Z' },
      now: attempt.startedAt,
      state: 'closed',
    },
  ])('$id is $state at $now', ({ attempt: facts, now, state }) => {
    expect(attemptState(facts, now)).toBe(state);
  });

  it('QUIZ-10 the remaining time counts down to 0, and is null without a time limit', () => {
    expect(remainingSeconds(attempt, '2026-05-04T09:10:00.500Z')).toBe(1200);
    expect(remainingSeconds(attempt, '2026-05-04T10:00:00Z')).toBe(0);
    expect(remainingSeconds({ ...attempt, timeLimitSeconds: null }, attempt.startedAt)).toBeNull();
  });

  it.each([
    { attemptCount: 1, maxAttempts: 2, hasOpenAttempt: false, may: true },
    { attemptCount: 2, maxAttempts: 2, hasOpenAttempt: false, may: false },
    { attemptCount: 9, maxAttempts: null, hasOpenAttempt: false, may: true },
    { attemptCount: 1, maxAttempts: 2, hasOpenAttempt: true, may: false },
    { attemptCount: 0, maxAttempts: 2, hasOpenAttempt: false, may: false },
    { attemptCount: 1, maxAttempts: null, hasOpenAttempt: false, isOver: true, may: false },
  ])(
    'QUIZ-11 after $attemptCount of $maxAttempts attempts (one open: $hasOpenAttempt, over: $isOver) a retake is allowed: $may',
    ({ may, isOver = false, ...facts }) => {
      expect(mayRetake({ ...facts, isOver })).toBe(may);
    },
  );

  const fresh = { attemptCount: 0, maxAttempts: 2, hasOpenAttempt: false, isOver: false };
  it.each([
    { what: 'before the first attempt', standing: fresh, open: false },
    { what: 'while an attempt is left', standing: { ...fresh, attemptCount: 1 }, open: false },
    {
      what: 'while as many are left as one likes',
      standing: { ...fresh, attemptCount: 9, maxAttempts: null },
      open: false,
    },
    {
      what: 'in the last attempt',
      standing: { ...fresh, attemptCount: 2, hasOpenAttempt: true },
      open: false,
    },
    { what: 'after the last attempt', standing: { ...fresh, attemptCount: 2 }, open: true },
    { what: 'after the learner ended it', standing: { ...fresh, attemptCount: 1, isOver: true }, open: true },
    { what: 'after the course without an attempt', standing: { ...fresh, isOver: true }, open: false },
  ])('GRADE-04 the answers of a graded quiz are visible $what: $open', ({ standing, open }) => {
    expect(areAnswersOpen('GRADED', standing)).toBe(open);
    expect(areAnswersOpen('PRACTICE', standing)).toBe(true);
  });

  it.each([
    { id: 'QUIZ-03', credits: 20, text: '20 credits' },
    { id: 'QUIZ-03', credits: 1, text: '1 credit' },
    { id: 'QUIZ-04', credits: 0, text: 'No credits' },
    { id: 'QUIZ-04', credits: null, text: 'No credits' },
  ])('$id a quiz worth $credits credits shows "$text"', ({ credits, text }) => {
    expect(quizCreditsText(credits)).toBe(text);
  });
});
