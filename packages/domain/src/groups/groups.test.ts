import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseGroup, type OpenGroup } from './choose-group.ts';
import { nextGroupTitle } from './next-group-title.ts';
import { groupsWanted, planGroups } from './plan-groups.ts';

const KOLKATA = 330;
const group = (title: string, learnerCount: number, ...offsets: number[]): OpenGroup => ({
  groupId: title,
  title,
  learnerCount,
  offsets,
});

describe('the group of a newcomer', () => {
  it.each([
    ['the fullest with room', [group('A', 3), group('B', 11), group('C', 12)], null, 'B'],
    ['none where all are full', [group('A', 12), group('B', 13)], null, null],
    ['none where there is no group', [], KOLKATA, null],
    ['the nearer one, though another is fuller', [group('A', 11, -300), group('B', 2, 330)], KOLKATA, 'B'],
    ['the fullest of those about as near', [group('A', 4, 330), group('B', 9, 240)], KOLKATA, 'B'],
    ['a far one with room before a new one', [group('A', 12, 330), group('B', 2, -480)], KOLKATA, 'B'],
    ['the exactly nearest of equally full ones', [group('A', 4, 240), group('B', 4, 330)], KOLKATA, 'B'],
    ['the first by title where all else is equal', [group('10', 4), group('9', 4)], null, '9'],
    ['across the date line as near as the clocks are', [group('A', 9, 330), group('B', 1, 720)], -660, 'B'],
  ])('COHORT-04 is %s', (_what, groups, newcomer, expected) => {
    expect(chooseGroup(groups, newcomer, 12)).toBe(expected);
  });

  it('COHORT-04 is never a full one, and is always found when any group has room', () => {
    const some = fc.array(
      fc.record({ learnerCount: fc.nat(14), offsets: fc.array(fc.integer({ min: -720, max: 840 })) }),
    );
    fc.assert(
      fc.property(some, fc.option(fc.integer({ min: -720, max: 840 })), (drawn, newcomer) => {
        const groups = drawn.map((one, index) => ({ ...one, groupId: `${index}`, title: `${index}` }));
        const chosen = groups.find(({ groupId }) => groupId === chooseGroup(groups, newcomer, 12));
        expect(chosen !== undefined).toBe(groups.some(({ learnerCount }) => learnerCount < 12));
        expect(chosen?.learnerCount ?? 0).toBeLessThan(12);
      }),
    );
  });
});

it('COHORT-04 a new group takes the first free name', () => {
  expect(nextGroupTitle([])).toBe('Studio A');
  expect(nextGroupTitle(['Studio A', 'Evening', 'Studio C'])).toBe('Studio B');
  const alphabet = Array.from({ length: 26 }, (_, index) => `Studio ${String.fromCharCode(65 + index)}`);
  expect(nextGroupTitle(alphabet)).toBe('Studio AA');
});

describe('making groups', () => {
  const learner = (userId: string, groupId: string | null = null, offset: number | null = null) => ({
    userId,
    groupId,
    offset,
  });
  const sizes = (plan: { userIds: string[] }[]) => plan.map(({ userIds }) => userIds.length);
  const ten = Array.from({ length: 10 }, (_, index) => learner(`${index}`));

  it.each([
    [{ by: 'NUMBER', count: 3 } as const, 3],
    [{ by: 'SIZE', size: 4 } as const, 3],
    [{ by: 'REBALANCE' } as const, 2],
  ])('COHORT-04 %o asks for %i groups, given ten learners in two groups', (arrangement, expected) => {
    expect(groupsWanted(arrangement, 10, 2, 12)).toBe(expected);
  });

  it('COHORT-04 spreads all learners evenly over new groups', () => {
    expect(sizes(planGroups([], ten, 3)).sort()).toEqual([3, 3, 4]);
  });

  it('COHORT-04 moves as few learners as possible and empties surplus groups', () => {
    const learners = [
      ...['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => learner(id, 'A')),
      learner('b1', 'B'),
      learner('c1', 'C'),
    ];
    expect(planGroups(['A', 'B', 'C'], learners, 2)).toEqual([
      { groupId: 'A', userIds: ['a1', 'a2', 'a3', 'a4'] },
      { groupId: 'B', userIds: ['b1', 'a5', 'c1'] },
      { groupId: 'C', userIds: [] },
    ]);
  });

  it('COHORT-04 puts learners without a group with those of the nearest time zone', () => {
    const learners = [
      learner('in', 'A', 330),
      learner('us', 'B', -300),
      learner('x', null, -360),
      learner('y', null, 330),
    ];
    expect(planGroups(['A', 'B'], learners, 2)).toEqual([
      { groupId: 'A', userIds: ['in', 'y'] },
      { groupId: 'B', userIds: ['us', 'x'] },
    ]);
  });

  it('COHORT-04 keeps every learner exactly once, and no two groups differ by more than one', () => {
    const some = fc.array(fc.constantFrom('A', 'B', 'C', null), { maxLength: 40 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 6 }), (drawn, wanted) => {
        const learners = drawn.map((groupId, index) => learner(`${index}`, groupId));
        const plan = planGroups(['A', 'B', 'C'], learners, wanted);
        expect(plan.flatMap(({ userIds }) => userIds).sort()).toEqual(
          learners.map(({ userId }) => userId).sort(),
        );
        const counts = sizes(plan.slice(0, wanted));
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
