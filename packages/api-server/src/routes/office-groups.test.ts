import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls } from '../../test/assignment-calls.ts';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import { cohortGroups, cohortMentors, cohorts, enrolments } from '../db/schema/cohorts.ts';
import { mentorQueries, reports } from '../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../db/schema/evaluation-day.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const { mintRoom, link, submit, listed, assess } = assignmentCalls(school);
const ID = '01900000-0000-7000-8000-000000000001';

const academics = () => mintPerson(school, { staffRoles: ['ACADEMICS'] });
const guideOf = (firstName: string) => mintPerson(school, { firstName, roles: ['INDUSTRIAL_GUIDE'] });
const office = (method: string, cohortId: string, path: string, token: string, body?: unknown) =>
  school.call(method, `/v1/office/cohorts/${cohortId}${path}`, { token, ...(body ? { body } : {}) });
const read = (cohortId: string, token: string) => office('GET', cohortId, '/groups', token);
const newsOf = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  );
const auditsOf = (action: string, actorId: string) =>
  school.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId))
    .then((rows) => rows.filter((row) => row.action === action));

async function mintFull(count: number, firstName = 'Asha') {
  const staff = await academics();
  const { cohortId } = await mintCohort(school);
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const person = await mintPerson(school, { firstName, lastName: `${index}` });
    await enrol(school, cohortId, person.userId);
    people.push(person);
  }
  return { staff, cohortId, people, userIds: people.map(({ userId }) => userId) };
}

describe('the groups of a cohort', () => {
  it('COHORT-04 are created by number as previewed, and each learner is notified once', async () => {
    const { staff, cohortId, people, userIds } = await mintFull(5);
    expect((await read(cohortId, staff.token)).body).toMatchObject({ groupSize: 12, groups: [], seats: 40 });
    expect((await read(cohortId, staff.token)).body.unplaced).toHaveLength(5);
    const arrangement = { by: 'NUMBER', count: 2 };
    const { body: plan } = await office('POST', cohortId, '/groups/preview', staff.token, arrangement);
    expect(plan.groups).toMatchObject([
      { groupId: null, title: 'Studio A', before: 0, after: 3 },
      { groupId: null, title: 'Studio B', before: 0, after: 2 },
    ]);
    expect((await read(cohortId, staff.token)).body.groups).toEqual([]);
    const body = { arrangement, stamp: plan.stamp };
    expect((await office('PUT', cohortId, '/groups', staff.token, body)).body).toEqual({ made: 2, moved: 5 });
    const after = (await read(cohortId, staff.token)).body;
    expect(after.unplaced).toEqual([]);
    expect(
      after.groups.flatMap(({ learners }: { learners: { userId: string }[] }) =>
        learners.map(({ userId }) => userId),
      ),
    ).toEqual(expect.arrayContaining(userIds));
    for (const { userId } of people)
      expect(await newsOf(userId)).toEqual([expect.stringMatching(/^You are in Studio [AB] now$/)]);
    expect(await auditsOf('groups.arranged', staff.userId)).toMatchObject([
      { before: {}, after: { 'Studio A': 3, 'Studio B': 2 } },
    ]);
    const again = await office('PUT', cohortId, '/groups', staff.token, body);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('COHORT-04 are previewed by size, and rebalanced with as few moves as possible', async () => {
    const { staff, cohortId, userIds } = await mintFull(6);
    const group = await mintGroup(school, cohortId, null, userIds);
    const bySize = await office('POST', cohortId, '/groups/preview', staff.token, { by: 'SIZE', size: 2 });
    expect(bySize.body.groups.map(({ after }: { after: number }) => after)).toEqual([2, 2, 2]);
    await mintGroup(school, cohortId, null, []);
    const { body: plan } = await office('POST', cohortId, '/groups/preview', staff.token, {
      by: 'REBALANCE',
    });
    expect(plan.moves).toHaveLength(3);
    const body = { arrangement: { by: 'REBALANCE' }, stamp: plan.stamp };
    expect((await office('PUT', cohortId, '/groups', staff.token, body)).body).toEqual({ made: 0, moved: 3 });
    const left = await school.deps.db.select().from(enrolments).where(eq(enrolments.groupId, group.groupId));
    expect(left).toHaveLength(3);
  });

  it('COHORT-04 take many learners at once, each notified once and audited, and a repeat changes nothing', async () => {
    const { staff, cohortId, userIds } = await mintFull(3);
    const guide = await guideOf('Ravi');
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const group = await mintGroup(school, cohortId, guide.userId, []);
    const body = { userIds, groupId: group.groupId };
    const move = () => office('PUT', cohortId, '/groups/learners', staff.token, body);
    expect((await move()).body).toEqual({ moved: 3 });
    expect((await move()).body).toEqual({ moved: 0 });
    expect(await newsOf(userIds[0] ?? '')).toEqual([`You are in ${group.title} now`]);
    expect(await newsOf(guide.userId)).toEqual(['Your groups have changed']);
    expect(await auditsOf('groups.moved', staff.userId)).toHaveLength(3);
  });

  it.each([
    ['GET', '/groups', undefined],
    ['POST', '/groups/preview', { by: 'REBALANCE' }],
    ['PUT', '/groups/learners', { userIds: [ID], groupId: ID }],
    ['PUT', `/groups/${ID}/guide`, { guideId: null, seen: null }],
    ['PUT', '/mentors', { role: 'LEAD_MENTOR', userId: ID, successorId: null }],
    ['PUT', `/payers/${ID}`, undefined],
  ])('COHORT-04 COHORT-05 %s %s of an unknown cohort returns 404', async (method, path, body) => {
    const staff = await academics();
    expect((await office(method, ID, path, staff.token, body)).status).toBe(404);
  });

  it.each([
    ['POST', '/groups/preview', { by: 'NUMBER', count: 0 }],
    ['POST', '/groups/preview', { by: 'SIZE' }],
    ['PUT', '/groups', { arrangement: { by: 'REBALANCE' } }],
    ['PUT', '/groups/learners', { userIds: [], groupId: null }],
    ['PUT', `/groups/${ID}/guide`, { guideId: 'me', seen: null }],
    ['PUT', '/mentors', { role: 'LEARNER', userId: ID, successorId: null }],
    ['PUT', '/mentors', { role: 'LEAD_MENTOR', userId: null, successorId: null }],
    ['PUT', '/payers/me', undefined],
  ])('COHORT-04 COHORT-05 %s %s with %o returns 400', async (method, path, body) => {
    const staff = await academics();
    const { cohortId } = await mintCohort(school);
    expect((await office(method, cohortId, path, staff.token, body)).status).toBe(400);
  });

  it('COHORT-04 learners and groups of another cohort return 404', async () => {
    const { staff, cohortId, userIds } = await mintFull(1);
    const other = await mintFull(1);
    const group = await mintGroup(school, other.cohortId, null, []);
    const move = (body: object) => office('PUT', cohortId, '/groups/learners', staff.token, body);
    expect((await move({ userIds, groupId: group.groupId })).status).toBe(404);
    expect((await move({ userIds: other.userIds, groupId: null })).status).toBe(404);
  });
});

describe('replacing a guide in mid-course', () => {
  async function mintRunning() {
    const room = await mintRoom();
    const { cohortId } = room.cohort;
    const staff = await academics();
    const successor = await guideOf('Nila');
    const [group] = await school.deps.db
      .select()
      .from(cohortGroups)
      .where(eq(cohortGroups.cohortId, cohortId));
    if (!group) throw new Error('no group');
    const { body } = await link(room);
    const reportId = body.report.reportId as string;
    await submit(room, reportId);
    const query = {
      cohortId,
      askedById: room.learner.userId,
      description: 'Which?',
      namespace: 'CAREER' as const,
    };
    await school.deps.db.insert(mentorQueries).values([
      {
        createdAt: school.now(),
        lastActivityAt: school.now(),
        ...query,
        title: 'Open',
        assignedIgId: room.guide.userId,
      },
      {
        createdAt: school.now(),
        lastActivityAt: school.now(),
        ...query,
        title: 'Done',
        state: 'RESOLVED',
        assignedIgId: room.guide.userId,
        answeredById: room.guide.userId,
        answeredAt: school.now(),
      },
    ]);
    return { ...room, cohortId, staff, successor, group, reportId };
  }
  const queryOf = async (cohortId: string, title: string) =>
    (await school.deps.db.select().from(mentorQueries).where(eq(mentorQueries.cohortId, cohortId))).find(
      (one) => one.title === title,
    );

  it('COHORT-05 hands all open work to the successor, and finished work stays with the guide who did it', async () => {
    const room = await mintRunning();
    const { cohortId, staff, successor, guide } = room;
    const second = await mintPerson(school);
    await enrol(school, cohortId, second.userId);
    await mintGroup(school, cohortId, guide.userId, [second.userId]);
    const before = (await read(cohortId, staff.token)).body.mentors;
    expect(before.find(({ userId }: { userId: string }) => userId === guide.userId)).toMatchObject({
      isAssigned: true,
      learners: 2,
      openReviews: 1,
      openQueries: 1,
    });
    const answer = await office('PUT', cohortId, '/mentors', staff.token, {
      role: 'INDUSTRIAL_GUIDE',
      userId: guide.userId,
      successorId: successor.userId,
    });
    expect(answer.body).toEqual({ groups: 2, queries: 1, sessions: 0, interviews: 0 });
    expect((await queryOf(cohortId, 'Open'))?.assignedIgId).toBe(successor.userId);
    expect(await queryOf(cohortId, 'Done')).toMatchObject({
      assignedIgId: guide.userId,
      answeredById: guide.userId,
    });
    expect((await listed(room, '', guide.token)).status).toBe(403);
    expect((await listed(room, '', successor.token)).body.total).toBe(1);
    expect((await assess(room, room.reportId, { score: 40 }, successor.token)).status).toBe(200);
    expect(await newsOf(room.learner.userId)).toContain(`You are in ${room.group.title} now`);
    expect(await newsOf(guide.userId)).toContainEqual(expect.stringContaining('You are no longer guide'));
    expect(await newsOf(successor.userId)).toContainEqual(expect.stringContaining('You are guide'));
    expect(await auditsOf('cohort.mentor', staff.userId)).toMatchObject([
      { before: { userId: guide.userId }, after: { userId: successor.userId } },
    ]);
  });

  it('COHORT-05 a successor who has an interview within a day is mailed at once', async () => {
    const room = await mintRunning();
    const { cohortId, staff, successor, guide, learner } = room;
    const [slot] = await school.deps.db
      .insert(evaluationSlots)
      .values({
        cohortId,
        mentorId: guide.userId,
        startDate: new Date(school.now().getTime() + 3 * 3_600_000),
      })
      .returning();
    await school.deps.db
      .insert(interviews)
      .values({ cohortId, userId: learner.userId, slotId: slot?.slotId, mentorId: guide.userId });
    await office('PUT', cohortId, '/mentors', staff.token, {
      role: 'INDUSTRIAL_GUIDE',
      userId: guide.userId,
      successorId: successor.userId,
    });
    const mails = await school.mailsTo(successor.emailId);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('You are guide of')]);
    expect(await school.mailsTo(guide.emailId)).toEqual([]);
  });

  it('COHORT-05 hand-ins that the previous guide reviewed remain theirs', async () => {
    const room = await mintRunning();
    await assess(room, room.reportId, { score: 40 });
    await office('PUT', room.cohortId, '/mentors', room.staff.token, {
      role: 'INDUSTRIAL_GUIDE',
      userId: room.guide.userId,
      successorId: room.successor.userId,
    });
    const [report] = await school.deps.db.select().from(reports).where(eq(reports.reportId, room.reportId));
    expect(report).toMatchObject({ reviewStatus: 'REVIEWED', reviewedById: room.guide.userId });
  });

  it('COHORT-05 a guide assigned to one group takes over the open queries of that group only; an outdated assignment returns 409', async () => {
    const room = await mintRunning();
    const { cohortId, group, guide, successor, staff } = room;
    const assign = (guideId: string | null, seen: string | null) =>
      office('PUT', cohortId, `/groups/${group.groupId}/guide`, staff.token, { guideId, seen });
    const elsewhere = await mintPerson(school);
    await enrol(school, cohortId, elsewhere.userId);
    const second = await mintGroup(school, cohortId, guide.userId, [elsewhere.userId]);
    await school.deps.db.insert(mentorQueries).values({
      createdAt: school.now(),
      lastActivityAt: school.now(),
      cohortId,
      askedById: elsewhere.userId,
      title: 'Elsewhere',
      description: 'Which?',
      namespace: 'CAREER',
      assignedIgId: guide.userId,
    });
    expect((await assign(successor.userId, guide.userId)).body).toEqual({ queries: 1 });
    expect((await queryOf(cohortId, 'Elsewhere'))?.assignedIgId).toBe(guide.userId);
    expect(
      await school.deps.db.select().from(cohortGroups).where(eq(cohortGroups.groupId, second.groupId)),
    ).toMatchObject([{ guideId: guide.userId }]);
    expect((await queryOf(cohortId, 'Open'))?.assignedIgId).toBe(successor.userId);
    expect((await listed(room, '', guide.token)).body.total).toBe(0);
    const late = await assign(null, guide.userId);
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect((await assign(null, successor.userId)).body).toEqual({ queries: 1 });
    expect((await queryOf(cohortId, 'Open'))?.assignedIgId).toBeNull();
  });

  it('COHORT-05 a person who is no longer a guide is refused with the reason', async () => {
    const room = await mintRunning();
    await school.deps.db.update(users).set({ roles: [] }).where(eq(users.userId, room.successor.userId));
    for (const [path, body] of [
      [`/groups/${room.group.groupId}/guide`, { guideId: room.successor.userId, seen: room.guide.userId }],
      ['/mentors', { role: 'INDUSTRIAL_GUIDE', userId: null, successorId: room.successor.userId }],
    ] as const) {
      const answer = await office('PUT', room.cohortId, path, room.staff.token, body);
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringContaining('no longer a guide'),
      ]);
    }
  });

  it('COHORT-05 assigning a person while their role is removed never leaves a guide without the role', async () => {
    const room = await mintRunning();
    const { successor, staff, cohortId } = room;
    const [assigned, taken] = await Promise.all([
      office('PUT', cohortId, '/mentors', staff.token, {
        role: 'INDUSTRIAL_GUIDE',
        userId: null,
        successorId: successor.userId,
      }),
      school.call('PUT', `/v1/office/people/${successor.userId}/mentor-roles`, {
        token: staff.token,
        body: { roles: [], seen: ['INDUSTRIAL_GUIDE'] },
      }),
    ]);
    expect([assigned.status, taken.status].sort()).toEqual([200, 409]);
    const [person] = await school.deps.db.select().from(users).where(eq(users.userId, successor.userId));
    const isAssigned = await school.deps.db.$count(cohortMentors, eq(cohortMentors.userId, successor.userId));
    expect(isAssigned === 1).toBe(person?.roles.includes('INDUSTRIAL_GUIDE'));
  });

  it('COHORT-05 a guide with open work cannot end without a successor, and one without open work can', async () => {
    const room = await mintRunning();
    const end = (userId: string) =>
      office('PUT', room.cohortId, '/mentors', room.staff.token, {
        role: 'INDUSTRIAL_GUIDE',
        userId,
        successorId: null,
      });
    const refused = await end(room.guide.userId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Name who takes over'),
    ]);
    expect((await listed(room)).body.total).toBe(1);
    await assignMentor(school, room.cohortId, room.successor.userId, 'INDUSTRIAL_GUIDE');
    expect((await end(room.successor.userId)).status).toBe(200);
  });
});

describe('payers without a seat', () => {
  it('COHORT-04 are shown with the cohort, and get a seat, a group and an email from staff', async () => {
    const staff = await academics();
    const { cohortId } = await mintCohort(school, { seats: 1 });
    const payer = await mintOrder(school, { cohortId });
    const checkout = await initiate(school, payer.orderToken);
    await school.deps.db.update(cohorts).set({ seats: 0 }).where(eq(cohorts.cohortId, cohortId));
    await deliver(school, await decide(school, checkout.body.paymentId));
    expect((await read(cohortId, staff.token)).body).toMatchObject({
      unseated: [{ orderId: payer.orderId, emailId: payer.emailId, reason: 'FULL' }],
      unseatedTotal: 1,
    });
    const seat = () => office('PUT', cohortId, `/payers/${payer.orderId}`, staff.token);
    expect((await seat()).body).toEqual({ seated: true });
    expect((await seat()).status).toBe(409);
    const [place] = await school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, cohortId));
    expect(place).toMatchObject({ state: 'ONGOING', groupId: expect.any(String) });
    expect((await school.mailsTo(payer.emailId)).map(({ template }) => template)).toContain('seat');
    expect((await read(cohortId, staff.token)).body.unseated).toEqual([]);
  });
});

describe('one group', () => {
  it('COHORT-04 can be renamed, but not to the name of another group, and the rename is audited', async () => {
    const staff = await academics();
    const { cohortId } = await mintCohort(school);
    const { groupId, title } = await mintGroup(school, cohortId, null, []);
    const other = await mintGroup(school, cohortId, null, []);
    const rename = (to: string, path = `/groups/${groupId}/title`) =>
      office('PUT', cohortId, path, staff.token, { title: to });
    expect((await rename('  Morning studio ')).body).toEqual({ title: 'Morning studio' });
    expect((await rename(other.title)).body).toMatchObject({
      status: 409,
      data: { fields: [{ path: 'title' }] },
    });
    expect((await rename('')).status).toBe(400);
    expect((await rename('Evening', `/groups/${ID}/title`)).status).toBe(404);
    expect(
      (await read(cohortId, staff.token)).body.groups.map((one: { title: string }) => one.title),
    ).toContain('Morning studio');
    expect(await auditsOf('groups.rename', staff.userId)).toMatchObject([
      { before: { title }, after: { title: 'Morning studio' } },
    ]);
  });

  it('COHORT-04 can be removed only when nobody is in it; the refusal names its members', async () => {
    const { staff, cohortId, userIds } = await mintFull(7);
    const full = await mintGroup(school, cohortId, null, userIds);
    const pair = await mintGroup(school, cohortId, null, []);
    const empty = await mintGroup(school, cohortId, null, []);
    const remove = (groupId: string) => office('DELETE', cohortId, `/groups/${groupId}`, staff.token);
    const refused = await remove(full.groupId);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Asha 0, Asha 1, Asha 2, Asha 3, Asha 4 and 2 more are in this group. Move them to another one first.',
    );
    const move = { userIds: userIds.slice(0, 2), groupId: pair.groupId };
    expect((await office('PUT', cohortId, '/groups/learners', staff.token, move)).body).toEqual({ moved: 2 });
    expect((await remove(pair.groupId)).body.message).toMatch(/^Asha 0 and Asha 1 are in this group/);
    expect((await remove(empty.groupId)).body).toEqual({ removed: true });
    expect((await remove(empty.groupId)).status).toBe(404);
    expect((await remove('no-id')).status).toBe(400);
    expect(await auditsOf('groups.remove', staff.userId)).toMatchObject([{ before: { title: empty.title } }]);
  });

  it('COHORT-04 COHORT-06 can be removed once its paused learner was moved with the others; a place without a seat is not moved', async () => {
    const { staff, cohortId, userIds } = await mintFull(2);
    const [paused = ''] = userIds;
    const left = await mintGroup(school, cohortId, null, userIds);
    const next = await mintGroup(school, cohortId, null, []);
    const waits = await mintPerson(school);
    await enrol(school, cohortId, waits.userId, 'WAITING');
    await school.deps.db.update(enrolments).set({ state: 'WAITING' }).where(eq(enrolments.userId, paused));
    const remove = () => office('DELETE', cohortId, `/groups/${left.groupId}`, staff.token);
    const move = (learners: string[]) =>
      office('PUT', cohortId, '/groups/learners', staff.token, { userIds: learners, groupId: next.groupId });
    expect((await remove()).body.message).toMatch(/^Asha 0 and Asha 1 are in this group/);
    expect((await move([...userIds, waits.userId])).status).toBe(404);
    expect((await move(userIds)).body).toEqual({ moved: 2 });
    expect((await remove()).body).toEqual({ removed: true });
    expect(await school.deps.db.select().from(enrolments).where(eq(enrolments.userId, paused))).toMatchObject(
      [{ state: 'WAITING', groupId: next.groupId }],
    );
  });

  it('COHORT-04 can be removed when its last learner has left the cohort; the cancelled enrolment keeps no group', async () => {
    const { staff, cohortId, userIds } = await mintFull(1);
    const left = await mintGroup(school, cohortId, null, userIds);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'CANCELLED' })
      .where(eq(enrolments.groupId, left.groupId));
    const answer = await office('DELETE', cohortId, `/groups/${left.groupId}`, staff.token);
    expect(answer.body).toEqual({ removed: true });
    expect(
      await school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, cohortId)),
    ).toMatchObject([{ state: 'CANCELLED', groupId: null }]);
  });
});
