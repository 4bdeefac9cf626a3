import { describe, expect, it } from 'vitest';
import { carryDates, type PlannedPart } from './carry-dates.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-05-01T03:30:00.000Z');
const at = (day: number) => START + day * DAY;
type Change = Partial<Omit<PlannedPart, 'nodeId'>>;
const part = (nodeId: string, change: Change): PlannedPart => {
  const days = { releaseDay: change.releaseDay ?? null, dueDay: change.dueDay ?? null };
  return { nodeId, ...days, before: days, own: null, ...change };
};
/** A cohort that follows the plan up to day 19, and was moved by two weeks from day 20 on. */
const module1 = part('m1', { releaseDay: 0 });
const task1 = part('t1', { dueDay: 14 });
const module2 = part('m2', { releaseDay: 20, own: { releaseAt: at(34), dueAt: null } });
const task2 = part('t2', { dueDay: 30, own: { releaseAt: null, dueAt: at(44) } });
const carry = (...parts: PlannedPart[]) =>
  carryDates(START, [module1, task1, module2, task2, ...parts]).map(({ nodeId, releaseAt, dueAt }) => [
    nodeId,
    releaseAt === null ? null : (releaseAt - START) / DAY,
    dueAt === null ? null : (dueAt - START) / DAY,
  ]);
const NEW = { before: null };
const none = { releaseDay: null, dueDay: null };

describe('the dates of steps that are published to a cohort whose dates were moved', () => {
  it.each<[string, Change, [number | null, number | null] | null]>([
    ['new before the move', { ...NEW, releaseDay: 10, dueDay: 18 }, null],
    ['new after the move', { ...NEW, releaseDay: 21, dueDay: 25 }, [35, 39]],
    ['new after all others', { ...NEW, releaseDay: 90 }, [104, null]],
    ['new before all others', { ...NEW, releaseDay: -5, dueDay: -2 }, null],
    ['new on the day of the move', { ...NEW, dueDay: 20 }, [null, 34]],
    ['new, due after the move and open before it', { ...NEW, releaseDay: 18, dueDay: 22 }, [null, 36]],
    ['new without days', NEW, null],
    [
      'returned with a date of before',
      { ...NEW, releaseDay: 21, own: { releaseAt: at(50), dueAt: null } },
      [35, null],
    ],
    ['re-dated across the move', { releaseDay: 22, before: { ...none, releaseDay: 10 } }, [36, null]],
    [
      're-dated back before the move',
      { releaseDay: 10, before: { ...none, releaseDay: 21 }, own: { releaseAt: at(35), dueAt: null } },
      [null, null],
    ],
    [
      're-dated, after it was extended by three days by itself',
      { dueDay: 12, before: { ...none, dueDay: 10 }, own: { releaseAt: null, dueAt: at(13) } },
      [null, 15],
    ],
    ['given a first day', { dueDay: 25, before: none }, [null, 39]],
    ['unchanged', { releaseDay: 21 }, null],
    [
      'left without a day',
      { before: { ...none, dueDay: 25 }, own: { releaseAt: null, dueAt: at(39) } },
      null,
    ],
  ])('COHORT-10 %s', (_, change, expected) => {
    expect(carry(part('x', change))).toEqual(expected === null ? [] : [['x', ...expected]]);
  });

  it('COHORT-10 never let something be due before it opens', () => {
    const pulled = part('p', { dueDay: 24, own: { releaseAt: null, dueAt: at(26) } });
    expect(carry(pulled, part('x', { ...NEW, releaseDay: 22, dueDay: 24 }))).toEqual([['x', 36, 36]]);
  });

  it('COHORT-10 stay those of the plan in a cohort that was not moved', () => {
    expect(carryDates(START, [module1, task1, part('x', { ...NEW, releaseDay: 5, dueDay: 9 })])).toEqual([]);
  });

  it('COHORT-10 take the shift of the part that moved least among those of one day', () => {
    const extended = part('e', { dueDay: 30, own: { releaseAt: null, dueAt: at(60) } });
    expect(carry(extended, part('x', { ...NEW, dueDay: 31 }))).toEqual([['x', null, 45]]);
  });
});
