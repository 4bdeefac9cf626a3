import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedCount, askedQuestions, type QuizPlan } from './asked-questions.ts';
import type { QuizQuestion } from './quiz-question.ts';

const OPTIONS = ['a', 'b', 'c', 'd'];
const question = (questionId: string, change: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionId,
  questionType: 'SINGLE_CHOICE',
  question: `${questionId}?`,
  meta: {},
  options: OPTIONS.map((option) => ({ optionId: `${questionId}-${option}`, text: option })),
  correctOptionIds: [`${questionId}-b`],
  ...change,
});
const many = (count: number, change: Partial<QuizQuestion> = {}, name = 'q') =>
  Array.from({ length: count }, (_, at) => question(`${name}${at + 1}`, change));
const graded = (questions: QuizQuestion[], pools: QuizPlan['pools'] = null): QuizPlan => ({
  questions,
  quizType: 'GRADED',
  pools,
});
const idsOf = (questions: readonly QuizQuestion[]) => questions.map(({ questionId }) => questionId);
const optionsOf = (one: QuizQuestion | undefined) => (one?.options ?? []).map(({ text }) => text).join('');

describe('the questions of an attempt', () => {
  it('GRADE-04 are complete, each with all of its options, and in the same order on every call', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 30 }), (seed, count) => {
        const quiz = graded(many(count));
        const asked = askedQuestions(quiz, { seed });
        expect(askedQuestions(quiz, { seed })).toEqual(asked);
        expect(idsOf(asked).sort()).toEqual(idsOf(quiz.questions).sort());
        for (const one of asked) expect([...optionsOf(one)].sort()).toEqual(OPTIONS);
      }),
    );
  });

  it('GRADE-04 are in a different order in another attempt, with the right option at each position about equally often', () => {
    const quiz = graded(many(8));
    const attempts = Array.from({ length: 400 }, (_, at) => askedQuestions(quiz, { seed: `attempt ${at}` }));
    expect(new Set(attempts.map((asked) => idsOf(asked).join())).size).toBeGreaterThan(390);
    const places = [0, 0, 0, 0];
    for (const one of attempts.flat()) {
      const at = optionsOf(one).indexOf('b');
      places[at] = (places[at] ?? 0) + 1;
    }
    for (const count of places) expect(count / (400 * 8)).toBeCloseTo(0.25, 1);
  });

  it.each([
    ['a binary question', { questionType: 'BINARY_TRUE_FALSE' as const }],
    ['options whose order means something', { keepsOrder: true }],
  ])('GRADE-04 keep the order of options with: %s', (_, change) => {
    for (let at = 0; at < 20; at += 1)
      expect(optionsOf(askedQuestions(graded([question('q', change)]), { seed: `${at}` })[0])).toBe('abcd');
  });

  it('GRADE-04 keep the order of the parts of a group, but not of their options', () => {
    const group = question('g', { questionType: 'GROUP_QUESTION', options: [], questions: many(4) });
    const orders = new Set<string>();
    for (let at = 0; at < 20; at += 1) {
      const [asked] = askedQuestions(graded([group]), { seed: `${at}` });
      expect(idsOf(asked?.questions ?? [])).toEqual(['q1', 'q2', 'q3', 'q4']);
      orders.add(optionsOf(asked?.questions?.[0]));
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  it('GRADE-04 stay as they were written in a practice quiz', () => {
    const quiz: QuizPlan = { questions: many(6), quizType: 'PRACTICE', pools: null };
    expect(askedQuestions(quiz, { seed: 'any' })).toEqual(quiz.questions);
  });

  it('GRADE-04 keep their order when a question is added later', () => {
    const before = askedQuestions(graded(many(6)), { seed: 's' });
    const after = askedQuestions(graded([...many(6), question('new')]), { seed: 's' });
    expect(idsOf(after).filter((id) => id !== 'new')).toEqual(idsOf(before));
  });
});

describe('question pools', () => {
  const quiz = graded([...many(2), ...many(6, { pool: 'gates' }, 'g')], { gates: 2 });
  const gatesOf = (asked: readonly QuizQuestion[]) => idsOf(asked).filter((id) => id.startsWith('g'));

  it('GRADE-04 an attempt asks as many questions of a pool as the quiz says, and all questions outside it', () => {
    const asked = askedQuestions(quiz, { seed: 's' });
    expect(asked).toHaveLength(4);
    expect(askedCount(quiz)).toBe(4);
    expect(gatesOf(asked)).toHaveLength(2);
    const drawn = Array.from({ length: 40 }, (_, at) => gatesOf(askedQuestions(quiz, { seed: `${at}` })));
    expect(new Set(drawn.flat()).size).toBe(6);
  });

  it('GRADE-04 a further attempt draws questions not asked before, as long as there are any', () => {
    const first = gatesOf(askedQuestions(quiz, { seed: '1' }));
    const second = gatesOf(askedQuestions(quiz, { seed: '2', seen: first }));
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    const third = gatesOf(askedQuestions(quiz, { seed: '3', seen: [...first, ...second] }));
    expect(new Set([...first, ...second, ...third]).size).toBe(6);
    expect(gatesOf(askedQuestions(quiz, { seed: '4', seen: idsOf(quiz.questions) }))).toHaveLength(2);
  });

  it('GRADE-04 an attempt keeps its questions when the pool grows, and replaces one only when it is removed', () => {
    const attempt = { seed: 's', asked: ['g1', 'g2'] };
    const grown = graded([...quiz.questions, ...many(20, { pool: 'gates' }, 'gnew')], { gates: 2 });
    expect(gatesOf(askedQuestions(grown, attempt)).sort()).toEqual(['g1', 'g2']);
    const shrunk = graded(
      quiz.questions.filter(({ questionId }) => questionId !== 'g1'),
      { gates: 2 },
    );
    const left = gatesOf(askedQuestions(shrunk, attempt));
    expect(left).toContain('g2');
    expect(left).toHaveLength(2);
  });

  it('GRADE-04 a pool with fewer questions than are drawn is asked in full', () => {
    const small = graded(many(2, { pool: 'p' }), { p: 5 });
    expect(askedQuestions(small, { seed: 's' })).toHaveLength(2);
    expect(askedCount(small)).toBe(2);
  });
});
