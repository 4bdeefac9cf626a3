import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffCourse } from './diff-course.ts';
import type { PublishedNode } from './published-node.ts';
import { stayInOrder } from './stay-in-order.ts';

const node = (key: string, rank: number, more: Partial<PublishedNode> = {}): PublishedNode => ({
  key,
  parentKey: key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : null,
  type: 'TOPIC',
  rank,
  meta: { rank, title: key },
  releaseDay: 0,
  dueDay: null,
  credits: 0,
  isElective: false,
  quiz: null,
  assignment: null,
  liveSession: null,
  ...more,
});
const question = (questionId: string, text: string) => ({
  questionId,
  questionType: 'SINGLE_CHOICE' as const,
  question: text,
  meta: {},
  options: [],
  correctOptionIds: [],
});
const quiz = (...questions: ReturnType<typeof question>[]) => ({
  title: 'Quiz',
  quizType: 'GRADED',
  timeLimitSeconds: null,
  pools: null,
  maxRetakes: 1,
  questions,
});

const course = [
  node('c', 1, { type: 'ROOT' }),
  node('c/m1', 1, { type: 'STUDIO' }),
  node('c/m1/a', 1),
  node('c/m1/a/lesson', 1, { type: 'LESSON_READING' }),
  node('c/m1/a/lesson/p1', 1, { type: 'PARAGRAPH', meta: { content: 'One' } }),
  node('c/m1/b', 2),
  node('c/m1/c', 3),
  node('c/m2', 2, { type: 'STUDIO' }),
];
const replaced = (key: string, more: Partial<PublishedNode>) =>
  course.map((one) => (one.key === key ? { ...one, ...more } : one));
const told = (after: readonly PublishedNode[]) =>
  diffCourse(course, after).map((change) => `${change.kind} ${change.node.key}`);

describe('the diff of a publication', () => {
  it('CURR-01 is empty when the course is the same, whatever the order of the fields', () => {
    const shuffled = course.map((one) => ({
      ...one,
      meta: Object.fromEntries(Object.entries(one.meta).reverse()),
    }));
    expect(diffCourse(course, shuffled)).toEqual([]);
  });

  it.each<[string, PublishedNode[], string[]]>([
    ['a step that is new', [...course, node('c/m2/x', 1)], ['added c/m2/x']],
    ['a step that is gone', course.filter(({ key }) => key !== 'c/m1/b'), ['removed c/m1/b']],
    ['a step under another module', replaced('c/m1/b', { parentKey: 'c/m2', rank: 1 }), ['moved c/m1/b']],
    [
      'one step that was put in front, not the two it passed',
      replaced('c/m1/c', { rank: 0 }),
      ['moved c/m1/c'],
    ],
    ['a new title', replaced('c/m1/b', { meta: { title: 'Walls' } }), ['changed c/m1/b']],
    [
      'a paragraph, told at its lesson',
      replaced('c/m1/a/lesson/p1', { meta: { content: 'Two' } }),
      ['changed c/m1/a'],
    ],
  ])('CURR-01 reports %s', (_what, after, changes) => {
    expect(told(after)).toEqual(changes);
  });

  it('CURR-02 does not report a step as moved when it only slid up after the removal of another', () => {
    const after = course
      .filter(({ key }) => key !== 'c/m1/b')
      .map((one) => (one.key === 'c/m1/c' ? { ...one, rank: 2 } : one));
    expect(told(after)).toEqual(['removed c/m1/b']);
  });

  it('ENTITY-11 counts changed questions by their ids, and reports changed quiz rules separately', () => {
    const before = [
      node('q', 1, { type: 'QUIZ', quiz: quiz(question('1', 'Old?'), question('2', 'Same?')) }),
    ];
    const reworded = [
      node('q', 1, { type: 'QUIZ', quiz: quiz(question('1', 'New?'), question('3', 'More?')) }),
    ];
    expect(diffCourse(before, reworded)).toMatchObject([
      { kind: 'changed', changes: [{ what: 'questions', added: 1, changed: 1, removed: 1 }] },
    ]);
    const limited = [
      node('q', 1, {
        type: 'QUIZ',
        quiz: { ...quiz(question('1', 'Old?'), question('2', 'Same?')), timeLimitSeconds: 600 },
      }),
    ];
    expect(diffCourse(before, limited)).toMatchObject([{ changes: [{ what: 'quiz rules' }] }]);
  });

  it('reports days, credits and minutes with their old and new values', () => {
    const after = replaced('c/m1/b', { releaseDay: 4, credits: 10, meta: { title: 'c/m1/b', time: 12 } });
    expect(diffCourse(course, after)).toMatchObject([
      {
        changes: [
          { what: 'minutes', from: null, to: 12 },
          { what: 'releaseDay', from: 0, to: 4 },
          { what: 'credits', from: 0, to: 10 },
        ],
      },
    ]);
  });

  it('CURR-01 what is added one way is removed the other way, for any two courses', () => {
    const some = fc.uniqueArray(fc.constantFrom(...course.slice(2), node('c/m2/x', 1), node('c/m2/y', 2)));
    const keys = (kind: string, changes: ReturnType<typeof diffCourse>) =>
      changes.filter((change) => change.kind === kind).map((change) => change.node.key);
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(keys('added', diffCourse(a, b)).sort()).toEqual(keys('removed', diffCourse(b, a)).sort());
      }),
    );
  });
});

describe('stayInOrder', () => {
  it.each([
    ['abc', 'abc', 'abc'],
    ['abc', 'cab', 'ab'],
    ['abcd', 'bxcda', 'bcd'],
    ['abc', 'xyz', ''],
  ])('from %s to %s keeps %s', (before, after, kept) => {
    expect([...stayInOrder([...before], [...after])].sort().join('')).toBe(kept);
  });
});
