import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrolmentCalls } from '../../test/enrolment-calls.ts';
import { groupQueryCalls } from '../../test/group-query-calls.ts';
import { assignMentor, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder as mintOffer, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortGroups, enrolments } from '../db/schema/cohorts.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { cancelOrder } from '../services/orders/cancel-order.ts';

const school = openTestSchool();
const { mintRoom: mintGroups, put, ask, rowOf, newsOf, timesTold } = groupQueryCalls(school);
const openTold = (userId: string) => timesTold(userId, 'A query was passed on to you');

/** The two groups, in which who returns joins the other one, since it is fuller. */
async function mintRoom() {
  const room = await mintGroups();
  const { cohortId, learner, peer } = room;
  await room.office('PUT', '/groups/learners', { userIds: [peer.userId], groupId: room.group.groupId });
  const { move, placeOf } = enrolmentCalls(school, () => room.staff.token);
  const enrolmentId = (await placeOf(learner.userId, cohortId))?.enrolmentId ?? '';
  const moves = (name: string, seen: 'ONGOING' | 'CANCELLED' | 'WAITING', toCohortId?: string) =>
    move(name, [{ enrolmentId, seen }], toCohortId);
  const guideOf = async () => {
    const [place] = await school.deps.db
      .select({ guideId: cohortGroups.guideId })
      .from(enrolments)
      .innerJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
      .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, learner.userId)));
    return place?.guideId;
  };
  return { ...room, enrolmentId, moveAll: move, placeOf, moves, guideOf };
}
type Room = Awaited<ReturnType<typeof mintRoom>>;

/** Pays the first instalment of a new order for the place. */
async function pays({ cohortId, learner: { emailId } }: Room): Promise<string> {
  const { orderId, orderToken } = await mintOffer(school, { cohortId, emailId });
  await pay(school, orderToken);
  return orderId;
}

/** Ends the place and opens it again, in each way that leads to the group of another guide. */
const RETURNS: [string, (room: Room) => Promise<unknown>][] = [
  [
    'is cancelled and brought back',
    async (room) => {
      await room.moves('CANCEL', 'ONGOING');
      await room.moves('BRING_BACK', 'CANCELLED');
    },
  ],
  [
    'is cancelled, loses its group, and is given by the office again',
    async (room) => {
      const [group] = await school.deps.db
        .select()
        .from(cohortGroups)
        .where(eq(cohortGroups.guideId, room.guide.userId));
      await room.moves('CANCEL', 'ONGOING');
      expect((await room.office('DELETE', `/groups/${group?.groupId}`)).status).toBe(200);
      await school.call('POST', '/v1/office/enrolments/people', {
        token: room.staff.token,
        body: { cohortId: room.cohortId, currency: null, from: { kind: 'PERSON', ...nameOf(room.learner) } },
      });
    },
  ],
  [
    'ends with its order and is paid for again',
    async (room) => {
      const first = await pays(room);
      await cancelOrder(school.deps, COMMAND, first, 'Asked for it');
      expect((await room.placeOf(room.learner.userId, room.cohortId))?.state).toBe('CANCELLED');
      await pays(room);
    },
  ],
  [
    'is moved to another cohort and back',
    async (room) => {
      const to = await mintCohort(school, { courseId: room.cohort.courseId });
      await room.moves('TRANSFER', 'ONGOING', to.cohortId);
      const there = await room.placeOf(room.learner.userId, to.cohortId);
      await room.moveAll(
        'TRANSFER',
        [{ enrolmentId: there?.enrolmentId ?? '', seen: 'ONGOING' }],
        room.cohortId,
      );
    },
  ],
];
const nameOf = ({ emailId, firstName, lastName }: Room['learner']) => ({ emailId, firstName, lastName });

describe('the open queries of a learner whose place ended and opens again', () => {
  it.each(RETURNS)(
    'COHORT-05 COHORT-06 QUERY-07 go to the guide of the new group, who is notified once: a place that %s',
    async (_, returns) => {
      const room = await mintRoom();
      const { guide, next } = room;
      const queryId = await ask(room);
      await returns(room);
      expect(await room.guideOf()).toBe(next.userId);
      expect((await rowOf(queryId))?.assignedIgId).toBe(next.userId);
      expect([await room.countOf(guide.token), await room.countOf(next.token)]).toEqual([0, 1]);
      expect([await openTold(guide.userId), await openTold(next.userId)]).toEqual([0, 1]);
    },
  );

  it('COHORT-05 QUERY-07 of several learners are announced to the guide of the new group at once', async () => {
    const room = await mintRoom();
    const { cohortId, learner, peer, next } = room;
    await room.move(room.group.groupId);
    await ask(room);
    await ask(room, {}, peer.token);
    const places = [learner, peer].map(({ userId }) => room.placeOf(userId, cohortId));
    const enrolmentIds = (await Promise.all(places)).map((place) => place?.enrolmentId ?? '');
    const all = (seen: 'ONGOING' | 'CANCELLED') => enrolmentIds.map((enrolmentId) => ({ enrolmentId, seen }));
    await room.moveAll('CANCEL', all('ONGOING'));
    expect((await room.moveAll('BRING_BACK', all('CANCELLED'))).body).toEqual({ moved: 2 });
    const guideIds = [room.guide.userId, next.userId];
    const told = (await Promise.all(guideIds.map(newsOf))).flat();
    expect(told.filter(({ title }) => title.includes('passed on'))).toMatchObject([
      { title: '2 queries were passed on to you' },
    ]);
  });

  it('COHORT-05 QUERY-07 that a guide gave to someone else stay there; while the place has ended nobody has the others', async () => {
    const room = await mintRoom();
    const { cohortId, guide } = room;
    const third = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, third.userId, 'INDUSTRIAL_GUIDE');
    const [given, shared] = [await ask(room), await ask(room, { isShared: true })];
    await put(`/v2/client/mentor/${cohortId}/query/assign-ig`, guide.token, {
      queryId: given,
      userId: third.userId,
    });
    await room.moves('CANCEL', 'ONGOING');
    expect((await rowOf(shared))?.assignedIgId).toBeNull();
    expect([await room.countOf(guide.token), await room.countOf(room.next.token)]).toEqual([1, 1]);
    await room.moves('BRING_BACK', 'CANCELLED');
    expect((await rowOf(given))?.assignedIgId).toBe(third.userId);
    expect((await rowOf(shared))?.assignedIgId).toBe(room.next.userId);
  });

  it('COHORT-05 QUERY-07 stay with their guide while the place is paused and after that', async () => {
    const room = await mintRoom();
    const queryId = await ask(room);
    await room.moves('PAUSE', 'ONGOING');
    await room.moves('BRING_BACK', 'WAITING');
    expect((await rowOf(queryId))?.assignedIgId).toBe(room.guide.userId);
    expect(await openTold(room.guide.userId)).toBe(0);
  });
});
