import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureSessions, sessionStats } from './measure-sessions.ts';
import { ChecklistItem, PRE_SESSION_CHECKLIST, toChecklist } from './pre-session-checklist.ts';
import { SessionStats } from './session-stats.ts';

const counts = { attended: 0, recorded: 0, stars: 0, ratings: 0 };

describe('the figures of sessions', () => {
  it('API-193 a session that nobody recorded or rated has neither figure', () => {
    expect(measureSessions(counts)).toEqual({ attendance: null, rating: null });
  });

  it('API-193 the rating has one decimal; the attendance is a whole percentage and 100 only when all attended', () => {
    expect(measureSessions({ attended: 199, recorded: 200, stars: 13, ratings: 3 })).toEqual({
      attendance: { attended: 199, total: 200, percentage: 99 },
      rating: { average: 4.3, count: 3 },
    });
  });

  it('API-191 API-193 only sessions that are over count, each weighted by its size', () => {
    expect(
      sessionStats([
        { ...counts, sessionStatus: 'COMPLETED', attended: 9, recorded: 10, stars: 50, ratings: 10 },
        { ...counts, sessionStatus: 'COMPLETED', attended: 0, recorded: 2, stars: 1, ratings: 1 },
        { ...counts, sessionStatus: 'RESCHEDULED', attended: 0, recorded: 12 },
        { ...counts, sessionStatus: 'ONGOING', attended: 12, recorded: 12, stars: 1, ratings: 1 },
        { ...counts, sessionStatus: 'CREATED' },
      ]),
    ).toEqual({
      total: 5,
      held: 2,
      missed: 1,
      attendance: { attended: 9, total: 12, percentage: 75 },
      rating: { average: 4.6, count: 11 },
    });
  });

  it('API-193 the figures of any sessions match the contract', () => {
    const session = fc
      .record({
        sessionStatus: fc.constantFrom('CREATED', 'ONGOING', 'COMPLETED', 'RESCHEDULED'),
        present: fc.array(fc.boolean(), { maxLength: 40 }),
        given: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }),
      })
      .map(({ sessionStatus, present, given }) => ({
        sessionStatus: sessionStatus as 'CREATED',
        attended: present.filter(Boolean).length,
        recorded: present.length,
        stars: given.reduce((sum, stars) => sum + stars, 0),
        ratings: given.length,
      }));
    fc.assert(
      fc.property(fc.array(session, { maxLength: 30 }), (sessions) => {
        expect(SessionStats.safeParse(sessionStats(sessions)).success).toBe(true);
      }),
    );
  });
});

describe('the pre-session checklist', () => {
  it('API-197 the built-in list of the school is well formed and has no duplicate item', () => {
    for (const item of PRE_SESSION_CHECKLIST) expect(ChecklistItem.safeParse(item).success).toBe(true);
    const ids = PRE_SESSION_CHECKLIST.map(({ itemId }) => itemId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('API-191 items keep their order, and a done item that no longer exists is left out', () => {
    expect(
      toChecklist(
        [
          { itemId: 'room', title: 'Room' },
          { itemId: 'model', title: 'Model' },
        ],
        ['model', 'gone'],
      ),
    ).toEqual([
      { itemId: 'room', title: 'Room', isDone: false },
      { itemId: 'model', title: 'Model', isDone: true },
    ]);
  });

  it.each([['Room'], ['a b'], [''], ['x'.repeat(41)]])('API-197 %j is not a valid item id', (itemId) => {
    expect(ChecklistItem.safeParse({ itemId, title: 'Room' }).success).toBe(false);
  });
});
