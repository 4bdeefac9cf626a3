import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupQueryCalls } from '../../test/group-query-calls.ts';
import { assignMentor, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { users } from '../db/schema/accounts.ts';
import { cohortGroups } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const { mintRoom, put, ask, write, answer, resolve, rowOf, newsOf, timesTold } = groupQueryCalls(school);

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
    const told = (userId: string) => timesTold(userId, 'A learner has written in a query');
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

describe('a query that is asked in the moment in which its asker gets another guide', () => {
  type Room = Awaited<ReturnType<typeof mintRoom>>;
  const getsAnother: [string, (room: Room) => Promise<unknown>][] = [
    ['another group', (room) => room.move(room.group.groupId)],
    [
      'another guide of the group',
      async (room) => {
        const own = eq(cohortGroups.guideId, room.guide.userId);
        const [group] = await school.deps.db.select().from(cohortGroups).where(own);
        await room.office('PUT', `/groups/${group?.groupId}/guide`, {
          guideId: room.next.userId,
          seen: room.guide.userId,
        });
      },
    ],
  ];
  /**
   * Begins one call, which waits before its end since it notifies the former guide, whose account is held; then the
   * other, which waits too.
   */
  async function oneAfterTheOther({ guide }: Room, calls: (() => Promise<unknown>)[]) {
    const begun: Promise<unknown>[] = [];
    await school.deps.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.userId, guide.userId)).for('update');
      for (const call of calls) {
        begun.push(call());
        await expect.poll(() => waitsForLock(school, begun.length)).toBe(true);
      }
    });
    await Promise.all(begun);
  }
  const expectOfNext = async ({ guide, next, openOf }: Room, queryId: string) => {
    expect((await rowOf(queryId))?.assignedIgId).toBe(next.userId);
    expect([await openOf(guide.token), await openOf(next.token)]).toEqual([[], [queryId]]);
  };

  it.each(getsAnother)('COHORT-05 QUERY-07 is passed on if it was written first: %s', async (_, changes) => {
    const room = await mintRoom();
    let queryId = '';
    const asks = async () => {
      queryId = await ask(room);
    };
    await oneAfterTheOther(room, [asks, () => changes(room)]);
    await expectOfNext(room, queryId);
    expect(await timesTold(room.next.userId, 'A query was passed on to you')).toBe(1);
  });

  it.each(getsAnother)(
    'COHORT-05 QUERY-07 is for the new guide if the change was first: %s',
    async (_, changes) => {
      const room = await mintRoom();
      let queryId = '';
      const asks = async () => {
        queryId = await ask(room);
      };
      await oneAfterTheOther(room, [() => changes(room), asks]);
      await expectOfNext(room, queryId);
      const told = (userId: string) => timesTold(userId, 'A learner has asked something');
      expect([await told(room.guide.userId), await told(room.next.userId)]).toEqual([0, 1]);
    },
  );
});

describe('a further message in an answered query', () => {
  const told = async (...people: { userId: string }[]) =>
    Promise.all(people.map(({ userId }) => timesTold(userId, 'A learner has written in a query')));

  it('QUERY-07 API-178 is announced to the guide who has it now, not to the one who answered it and passed it on', async () => {
    const room = await mintRoom();
    const { cohortId, guide, next } = room;
    const [moved, given] = [await ask(room), await ask(room)];
    await answer(room, moved);
    await answer(room, given);
    await write(room, given);
    expect(await told(guide, next)).toEqual([1, 0]);
    await put(`/v2/client/mentor/${cohortId}/query/assign-ig`, guide.token, {
      queryId: given,
      userId: next.userId,
    });
    const pending = (await newsOf(guide.userId)).filter(({ mailedAt }) => mailedAt === null);
    expect(pending.map(({ title }) => title)).not.toContain('A learner has written in a query');
    await write(room, given);
    expect(await told(guide, next)).toEqual([1, 1]);
    await room.move(room.group.groupId);
    await write(room, moved);
    expect(await told(guide, next)).toEqual([1, 2]);
    await resolve(room, moved);
    await put(`/v2/client/workspace/${cohortId}/learner/query-reopen`, room.learner.token, {
      queryId: moved,
    });
    const reopened = (userId: string) => timesTold(userId, 'A query was opened again');
    expect([await reopened(guide.userId), await reopened(next.userId)]).toEqual([0, 1]);
  });

  it('QUERY-07 API-178 is announced also to a lead mentor who answered it, and to a guide who answered while nobody has it', async () => {
    const room = await mintRoom();
    const { cohortId, guide, next } = room;
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
    const queryId = await ask(room);
    await answer(room, queryId, {}, lead.token);
    await write(room, queryId);
    expect(await told(guide, next, lead)).toEqual([1, 0, 1]);
    await room.move(null);
    const alone = await ask(room);
    await answer(room, alone, {}, next.token);
    await write(room, alone);
    expect(await told(guide, next, lead)).toEqual([1, 1, 1]);
  });

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
