import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { leadCalls } from '../../test/lead-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { userAddresses } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const { mintRoom, mintSession } = leadCalls(school);
const HOUR = 60;

let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
});
const office = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  school.call(method, `/v1/office${path}`, { token: staff.token, ...(body === undefined ? {} : { body }) });

/** Sets the learners of a cohort to have joined it a week ago. */
const enrolledBefore = (cohortId: string) =>
  school.deps.db
    .update(enrolments)
    .set({ enrolledAt: new Date(school.now().getTime() - 7 * 86_400_000) })
    .where(eq(enrolments.cohortId, cohortId));

describe('attendance of those with two addresses, of those who left and of those who joined later', () => {
  it('COHORT-03 PERSON-04 a sheet may name a learner by the address of a merged account; two lines about one must agree', async () => {
    const room = await mintRoom();
    const { userId, emailId } = room.learner;
    const further = `more-${emailId}`;
    await school.deps.db.insert(userAddresses).values({ userId, emailId: further, createdAt: school.now() });
    const id = await mintSession(room, -2 * HOUR);
    const path = `/sessions/${id}/attendance`;
    const read = async (...lines: string[]) =>
      (await office('POST', `${path}/preview`, { csv: ['Email,Attendance', ...lines].join('\n') })).body;
    expect(await read(`${further},late`, `${emailId},late`)).toMatchObject({
      marks: [{ userId, state: 'LATE', seen: null }],
      faults: [],
    });
    const { marks, faults } = await read(`${further},late`, `${emailId},absent`);
    expect(marks).toMatchObject([{ userId, state: 'LATE' }]);
    expect(faults).toMatchObject([
      { line: 3, text: expect.stringContaining('another line marks otherwise') },
    ]);
    expect((await office('PUT', path, { marks })).status).toBe(200);
  });

  it('COHORT-03 COHORT-06 what is recorded for somebody who left is not counted, as they are not on the list', async () => {
    const room = await mintRoom();
    const [leaver, unmarked] = [await mintPerson(school), await mintPerson(school)];
    for (const { userId } of [leaver, unmarked]) await enrol(school, room.cohortId, userId);
    await enrolledBefore(room.cohortId);
    const id = await mintSession(room, -2 * HOUR);
    const path = `/sessions/${id}/attendance`;
    const marks = [room.learner, leaver].map(({ userId }) => ({ userId, state: 'PRESENT', seen: null }));
    expect((await office('PUT', path, { marks })).status).toBe(200);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'TRANSFERRED' })
      .where(and(eq(enrolments.cohortId, room.cohortId), eq(enrolments.userId, leaver.userId)));
    const { body } = await office('GET', `/cohorts/${room.cohortId}/sessions`);
    expect(body.sessions).toMatchObject([{ attended: 1, recorded: 1, learnerCount: 2 }]);
    expect((await office('GET', path)).body.learners).toHaveLength(2);
  });

  it('COHORT-03 COHORT-09 nobody expects a learner at a session that was over when they joined, but one who was there is recorded', async () => {
    const room = await mintRoom();
    await enrolledBefore(room.cohortId);
    const later = await mintPerson(school);
    const id = await mintSession(room, -2 * HOUR);
    await enrol(school, room.cohortId, later.userId);
    const path = `/sessions/${id}/attendance`;
    const seen = async () => {
      const [roster, { body }] = await Promise.all([
        office('GET', path),
        office('GET', `/cohorts/${room.cohortId}/sessions`),
      ]);
      const learners: { userId: string; isLeftOut?: boolean }[] = roster.body.learners;
      const expected = learners.flatMap(({ userId, isLeftOut }) => (isLeftOut ? [] : [userId]));
      return { all: learners.length, expected: expected.sort(), count: body.sessions[0].learnerCount };
    };
    expect(await seen()).toEqual({ all: 2, expected: [room.learner.userId], count: 1 });
    const marks = [{ userId: later.userId, state: 'PRESENT', seen: null }];
    expect((await office('PUT', path, { marks })).status).toBe(200);
    const both = [room.learner.userId, later.userId].sort();
    expect(await seen()).toEqual({ all: 2, expected: both, count: 2 });
  });
});
