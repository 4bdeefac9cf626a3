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

describe('attendance of those with two addresses and of those who left', () => {
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
});
