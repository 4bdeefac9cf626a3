import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { describe, expect, it } from 'vitest';
import { continueFrom } from './continue-from.ts';
import { coursePages } from './course-pages.ts';
import { lockText } from './lock-text.ts';

const node = (
  nodeId: string,
  rank: number,
  children: CurriculumNode[] = [],
  more: Partial<CurriculumNode> = {},
) =>
  ({
    nodeId,
    parentNodeId: null,
    type: 'TOPIC',
    meta: { rank, title: nodeId },
    children,
    ...more,
  }) as CurriculumNode;

const outline = [
  node('second', 2, [node('d', 1)]),
  node('first', 1, [node('c', 2), node('a', 1, [node('b', 1, [], { type: 'QUIZ' })])]),
];

describe('the pages of a course', () => {
  it('CURR-02 are read in the order of their rank, whatever order they arrive in', () => {
    expect(coursePages(outline).map(({ node: { nodeId } }) => nodeId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('know their module and the nodes in between', () => {
    const quiz = coursePages(outline)[1];
    expect(quiz?.module.nodeId).toBe('first');
    expect(quiz?.above.map(({ nodeId }) => nodeId)).toEqual(['a']);
  });
});

describe('electives and breaks in a course', () => {
  it('API-132 only the chosen elective belongs to the course, and a break has no page', () => {
    const nodes = [
      node('electives', 1, [
        node('scan', 1, [node('scan-1', 1)], { isElective: true, isChosen: false }),
        node('panel', 2, [node('panel-1', 1)], { isElective: true, isChosen: true }),
      ]),
      node('week', 2, [], { type: 'BREAK' }),
    ];
    expect(coursePages(nodes).map(({ node: { nodeId } }) => nodeId)).toEqual(['panel', 'panel-1']);
  });
});

describe('where a learner continues in a course', () => {
  const open = (state: 'NOT_STARTED' | 'STARTED' | 'COMPLETED') => ({ state, isLocked: false });

  it('is the first page that is not done', () => {
    const found = continueFrom(coursePages(outline), { a: open('COMPLETED'), b: open('COMPLETED') });
    expect(found?.node.nodeId).toBe('c');
  });

  it('is a page already started, even when an earlier one was skipped', () => {
    const found = continueFrom(coursePages(outline), { a: open('NOT_STARTED'), c: open('STARTED') });
    expect(found?.node.nodeId).toBe('c');
  });

  it('is the quiz of a topic that lacks only its quiz', () => {
    const found = continueFrom(coursePages(outline), { a: open('STARTED'), b: open('STARTED') });
    expect(found?.node.nodeId).toBe('b');
  });

  it('is never a guide or a bonus, started or not, as these are outside the course sequence', () => {
    const nodes = [
      node('m', 1, [node('a', 1)]),
      node('g', 2, [], { type: 'GUIDE' }),
      node('x', 3, [], { type: 'BONUS' }),
    ];
    expect(continueFrom(coursePages(nodes), { g: open('STARTED') })?.node.nodeId).toBe('a');
    expect(continueFrom(coursePages(nodes), { a: open('COMPLETED') })).toBeNull();
  });

  it('is never a locked page, and nowhere when everything else is done', () => {
    const states = { a: open('COMPLETED'), b: open('COMPLETED'), c: open('COMPLETED') };
    expect(
      continueFrom(coursePages(outline), { ...states, d: { state: 'NOT_STARTED', isLocked: true } }),
    ).toBeNull();
  });
});

describe('the reason why something is locked', () => {
  it('names the day on which it opens', () => {
    expect(lockText([node('m', 1, [], { meta: { startDate: '2026-12-03T00:00:00.000Z' } })], 'UTC')).toBe(
      'Opens on 3 December, 2026',
    );
  });

  it('names the latest of its own day and those of its parents', () => {
    const own = node('t', 1, [], { meta: { startDate: '2026-12-09T00:00:00.000Z' } });
    const above = node('m', 1, [], { meta: { startDate: '2026-12-03T00:00:00.000Z' } });
    expect(lockText([above, own], 'UTC')).toBe('Opens on 9 December, 2026');
  });

  it('is Coming soon! when no day is known', () => {
    expect(lockText([node('m', 1)], 'UTC')).toBe('Coming soon!');
  });
});
