import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { announcementCalls, OFFICE } from '../../test/announcement-calls.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const { academics, mintRoom, bodyFor, write } = announcementCalls(school);
const OWN = '/v1/client/user/announcements';

describe('the list of announcements', () => {
  it('COHORT-11 say to how many they were sent and how many opened them, and name whoever joined or left since as readers', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const body = bodyFor(room, { states: ['ONGOING'], includesMentors: false });
    const told = (await write(token, body)).body.announcement.told as number;
    const [joins, waits] = [await mintPerson(school), await mintPerson(school)];
    for (const { userId } of [joins, waits]) await enrol(school, room.cohort.cohortId, userId);
    for (const person of [room.one, joins])
      await school.call('PUT', `${OWN}/${body.announcementId}/read`, { token: person.token });
    await school.deps.db
      .update(enrolments)
      .set({ state: 'CANCELLED' })
      .where(inArray(enrolments.userId, [room.one.userId, joins.userId]));
    const { announcements: listed } = (
      await school.call('GET', `${OFFICE}?cohortId=${room.cohort.cohortId}`, { token })
    ).body;
    expect(listed).toMatchObject([{ told, readBy: 2 }]);
    const readers = await school.call('GET', `${OFFICE}/${body.announcementId}/readers`, { token });
    expect(readers.body.total).toBe(told + 2);
  });

  it('COHORT-11 P-14 are listed without a look at the news of everybody they were sent to', async () => {
    const { cohort } = await mintRoom();
    const { token } = await academics();
    await write(token, bodyFor({ cohort }));
    const client = await school.deps.pool.connect();
    try {
      await client.query('begin; lock table notifications in access exclusive mode');
      for (const path of [`?cohortId=${cohort.cohortId}`, `/csv?cohortId=${cohort.cohortId}`])
        expect((await school.raw(`${OFFICE}${path}`, { headers: { 'x-auth-token': token } })).status).toBe(
          200,
        );
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('COHORT-11 OFFICE-08 of closed cohorts are found by their cohort, which can be addressed no more', async () => {
    const { token } = await academics();
    const cohorts = [
      await mintCohort(school),
      await mintCohort(school, { status: 'INACTIVE' }),
      await mintCohort(school, { cohortGroup: 'FREEMIUM' }),
    ];
    const { body } = await school.call('GET', `${OFFICE}/audiences`, { token });
    const isOpen = new Map(
      body.cohorts.map((one: { cohortId: string; isOpen: boolean }) => [one.cohortId, one.isOpen]),
    );
    expect(cohorts.map(({ cohortId }) => isOpen.get(cohortId))).toEqual([true, false, false]);
  });

  it('COHORT-11 OFFICE-08 can be searched and filtered by state and cohort, the latest first', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const tag = randomUUID();
    const first = bodyFor(room, {}, { title: `First ${tag}` });
    const second = bodyFor(room, {}, { title: `Second ${tag}` });
    await write(token, first);
    await write(token, second);
    await school.call('DELETE', `${OFFICE}/${first.announcementId}`, { token });
    const listed = async (query: string) =>
      (await school.call('GET', `${OFFICE}?search=${tag}${query}`, { token })).body;
    expect(await listed('')).toMatchObject({
      total: 2,
      announcements: [{ title: `Second ${tag}` }, { title: `First ${tag}` }],
    });
    expect(await listed('&state=WITHDRAWN')).toMatchObject({
      total: 1,
      announcements: [{ title: `First ${tag}` }],
    });
    expect((await listed(`&cohortId=${(await mintCohort(school)).cohortId}`)).total).toBe(0);
  });
});
