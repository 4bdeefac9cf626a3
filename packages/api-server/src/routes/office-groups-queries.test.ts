import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls } from '../../test/query-calls.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const { mintRoom: mintQueries, put, ask, write, answer, resolve, listOf, rowOf } = queryCalls(school);

/** A cohort with the group of its first learner, and one of another guide. */
async function mintRoom() {
  const room = await mintQueries();
  const { cohortId } = room;
  const next = await mintPerson(school, { firstName: 'Nila', roles: ['INDUSTRIAL_GUIDE'] });
  await assignMentor(school, cohortId, next.userId, 'INDUSTRIAL_GUIDE');
  const group = await mintGroup(school, cohortId, next.userId, []);
  const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  const office = (method: string, path: string, body: unknown) =>
    school.call(method, `/v1/office/cohorts/${cohortId}${path}`, { token: staff.token, body });
  const move = (groupId: string | null) =>
    office('PUT', '/groups/learners', { userIds: [room.learner.userId], groupId });
  const openOf = async (token: string) =>
    (await listOf(room.mentor('queries?state=OPEN&assigned=me'), token)).map(({ queryId }) => queryId);
  const countOf = async (token: string) =>
    (await school.call('GET', `/v1/client/mentor/dashboard?cohortId=${cohortId}`, { token })).body
      .openQueries;
  return { ...room, next, group, office, move, openOf, countOf };
}

const newsOf = (userId: string) =>
  school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));

describe('the open queries of a learner who changes groups', () => {
  it('COHORT-05 QUERY-07 go to the guide of the new group, who is notified once; no mail reminds the former one', async () => {
    const room = await mintRoom();
    const { guide, next } = room;
    const queryIds = [await ask(room), await ask(room, { title: 'And the stairs?' })];
    expect([await room.countOf(guide.token), await room.countOf(next.token)]).toEqual([2, 0]);
    expect((await room.move(room.group.groupId)).body).toEqual({ moved: 1 });
    expect([await room.countOf(guide.token), await room.countOf(next.token)]).toEqual([0, 2]);
    expect(await room.openOf(guide.token)).toEqual([]);
    expect((await room.openOf(next.token)).sort()).toEqual(queryIds.sort());
    expect((await newsOf(next.userId)).filter(({ category }) => category === 'REPLY')).toMatchObject([
      {
        title: '2 queries were passed on to you',
        href: `/mentor/${room.cohortId}/queries?assigned=me`,
        mailedAt: null,
      },
    ]);
    const former = (await newsOf(guide.userId)).filter(({ category }) => category === 'REPLY');
    expect(former.map(({ mailedAt }) => mailedAt !== null)).toEqual([true, true]);

    await write(room, queryIds[0] ?? '');
    const told = async (userId: string) =>
      (await newsOf(userId)).filter(({ title }) => title === 'A learner has written in a query').length;
    expect([await told(guide.userId), await told(next.userId)]).toEqual([0, 1]);
  });

  it('COHORT-05 QUERY-07 resolved ones, and those that a guide gave to someone else, stay; an answered one keeps its credit', async () => {
    const room = await mintRoom();
    const { cohortId, guide, next } = room;
    const third = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, third.userId, 'INDUSTRIAL_GUIDE');
    const [done, given, answered] = [await ask(room), await ask(room), await ask(room)];
    await resolve(room, done);
    await put(`/v2/client/mentor/${cohortId}/query/assign-ig`, guide.token, {
      queryId: given,
      userId: third.userId,
    });
    await answer(room, answered);
    await room.move(room.group.groupId);
    expect((await rowOf(done))?.assignedIgId).toBe(guide.userId);
    expect((await rowOf(given))?.assignedIgId).toBe(third.userId);
    expect(await rowOf(answered)).toMatchObject({ assignedIgId: next.userId, answeredById: guide.userId });
    expect((await newsOf(next.userId)).map(({ title }) => title)).toEqual(['Your groups have changed']);
  });

  it('COHORT-05 QUERY-07 wait for anyone while the learner has no group or it has no guide, and go to the next guide', async () => {
    const room = await mintRoom();
    const { guide, next } = room;
    const queryId = await ask(room);
    await room.move(null);
    expect((await rowOf(queryId))?.assignedIgId).toBeNull();
    expect([await room.countOf(guide.token), await room.countOf(next.token)]).toEqual([1, 1]);
    await room.move(room.group.groupId);
    expect([await room.countOf(guide.token), await room.countOf(next.token)]).toEqual([0, 1]);
  });

  it('COHORT-04 QUERY-07 go along when the groups are rebalanced', async () => {
    const room = await mintRoom();
    const { guide, next } = room;
    await room.office('PUT', '/groups/learners', {
      userIds: [room.learner.userId, room.peer.userId],
      groupId: room.group.groupId,
    });
    const queryIds = [await ask(room), await ask(room, {}, room.peer.token)];
    expect(await room.countOf(next.token)).toBe(2);
    const arrangement = { by: 'REBALANCE' };
    const { body: plan } = await room.office('POST', '/groups/preview', arrangement);
    await room.office('PUT', '/groups', { arrangement, stamp: plan.stamp });
    expect([await room.countOf(guide.token), await room.countOf(next.token)]).toEqual([1, 1]);
    const [moved] = plan.moves;
    const index = moved.userId === room.learner.userId ? 0 : 1;
    expect(await room.openOf(guide.token)).toEqual([queryIds[index]]);
  });

  it('COHORT-05 QUERY-07 of a group that gets another guide are announced to that guide', async () => {
    const room = await mintRoom();
    const third = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await room.move(room.group.groupId);
    const queryId = await ask(room);
    await room.office('PUT', `/groups/${room.group.groupId}/guide`, {
      guideId: third.userId,
      seen: room.next.userId,
    });
    expect(await room.openOf(third.token)).toEqual([queryId]);
    expect((await newsOf(third.userId)).map(({ title }) => title)).toContain('A query was passed on to you');
    const former = (await newsOf(room.next.userId)).filter(({ category }) => category === 'REPLY');
    expect(former.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
  });
});

describe('a further message in an answered query', () => {
  it('QUERY-06 API-178 of its asker waits for an answer in the list and the counts of the guide, until it is answered', async () => {
    const room = await mintRoom();
    const { guide } = room;
    const queryId = await ask(room, { isShared: true });
    await answer(room, queryId);
    expect(await room.countOf(guide.token)).toBe(0);
    await write(room, queryId, { text: 'Same here.' }, room.peer.token);
    expect((await rowOf(queryId))?.state).toBe('ANSWERED');
    const first = (await rowOf(queryId))?.answeredAt;
    const clientId = randomUUID();
    await write(room, queryId, { clientId });
    expect(await room.openOf(guide.token)).toEqual([queryId]);
    expect(await room.countOf(guide.token)).toBe(1);
    await answer(room, queryId, { text: 'That too.' });
    await write(room, queryId, { clientId });
    expect(await room.countOf(guide.token)).toBe(0);
    expect((await rowOf(queryId))?.answeredAt).toEqual(first);
  });
});
