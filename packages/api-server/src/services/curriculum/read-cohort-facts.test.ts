import { describe, expect, it } from 'vitest';
import { leadCalls } from '../../../test/lead-calls.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';

const school = openTestSchool();
const { mintRoom, mintSession, attend } = leadCalls(school);
const HOURS_AGO = -100 * 60;

describe('the facts of several people in their cohorts', () => {
  it('COHORT-12 those of one cohort share its calendar, which no other cohort gets', async () => {
    const rooms = [await mintRoom(), await mintRoom()] as const;
    const [sessionId, otherId] = [
      await mintSession(rooms[0], HOURS_AGO),
      await mintSession(rooms[1], HOURS_AGO),
    ];
    await attend(sessionId, rooms[0].learner.userId, true);
    const keys = [rooms[1].learner, rooms[0].learner, rooms[0].guide, rooms[1].lead].map(
      ({ userId }, at) => ({
        userId,
        cohortId: rooms[at === 1 || at === 2 ? 0 : 1].cohortId,
      }),
    );
    const [other, learner, guide, lead] = await Promise.all(keys.map(school.deps.findCohortFacts));
    const sessionsOf = (facts: typeof other) =>
      [...(facts?.sessions.values() ?? [])].map(({ liveSessionId }) => liveSessionId);
    expect(sessionsOf(learner)).toEqual([sessionId]);
    expect(sessionsOf(other)).toEqual([otherId]);
    expect(guide?.sessions).toBe(learner?.sessions);
    expect(lead?.sessions).toBe(other?.sessions);
    expect([learner, guide, other].map((facts) => facts?.attended.size)).toEqual([1, 0, 0]);
    expect(learner?.courseStart).not.toBeNull();
    expect(guide?.courseStart).toBe(learner?.courseStart);
  });
});
