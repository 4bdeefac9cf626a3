import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { evaluationCalls, HOUR } from '../../test/evaluation-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortMentors } from '../db/schema/cohorts.ts';
import { evaluationSlots } from '../db/schema/evaluation-day.ts';

const school = openTestSchool();
const { mintRoom, mintSlot } = evaluationCalls(school);

const academics = () => mintPerson(school, { staffRoles: ['ACADEMICS'] });
const guideOf = (firstName: string) => mintPerson(school, { firstName, roles: ['INDUSTRIAL_GUIDE'] });
const replace = async (cohortId: string, userId: string, successorId: string | null) =>
  school.call('PUT', `/v1/office/cohorts/${cohortId}/mentors`, {
    token: (await academics()).token,
    body: { role: 'INDUSTRIAL_GUIDE', userId, successorId },
  });
describe('the interviews of a guide who is replaced', () => {
  it('COHORT-05 are not handed over to someone who interviews at an overlapping time, also in another cohort', async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    const { cohortId } = room.cohort;
    const slotId = await mintSlot(room, 48);
    const successor = await guideOf('Nila');
    const near = await mintSlot(other, 48 + 1 / 3, successor.userId);
    const refused = await replace(cohortId, room.guide.userId, successor.userId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Both have interviews of the evaluation day at the same time'),
    ]);
    expect(
      await school.deps.db.$count(
        cohortMentors,
        and(eq(cohortMentors.cohortId, cohortId), eq(cohortMentors.userId, room.guide.userId)),
      ),
    ).toBe(1);
    // An interview that begins as the other ends is no hindrance, nor is a closed time in another cohort.
    await school.deps.db
      .update(evaluationSlots)
      .set({ startDate: new Date(school.now().getTime() + 48.5 * HOUR) })
      .where(eq(evaluationSlots.slotId, near));
    await mintSlot(other, 48, successor.userId, 'INACTIVE');
    expect((await replace(cohortId, room.guide.userId, successor.userId)).body).toMatchObject({
      interviews: 1,
    });
    const [slot] = await school.deps.db
      .select()
      .from(evaluationSlots)
      .where(eq(evaluationSlots.slotId, slotId));
    expect(slot?.mentorId).toBe(successor.userId);
  });

  it('COHORT-05 of two overlapping times handed over to one person at the same moment one is refused', async () => {
    const rooms = [await mintRoom(), await mintRoom()];
    const successor = await guideOf('Nila');
    for (const room of rooms) await mintSlot(room, 48);
    const answers = await Promise.all(
      rooms.map(({ cohort, guide }) => replace(cohort.cohortId, guide.userId, successor.userId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
