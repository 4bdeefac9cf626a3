import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { accountPreferences } from '../../db/schema/account.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import { cohortGroups, cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { seatLearners } from './seat-learners.ts';

const school = openTestSchool();

/** Creates an offer for a cohort whose payer has an account in a time zone. */
async function mintPayer(cohortId: string, timeZone = 'Asia/Kolkata') {
  const person = await mintPerson(school);
  await school.deps.db
    .insert(accountPreferences)
    .values({ userId: person.userId, timeZone, updatedAt: school.now() });
  const offer = await mintOrder(school, { cohortId, emailId: person.emailId });
  return { ...person, ...offer };
}

async function mintFilledGroup(cohortId: string, count: number, timeZone = 'Asia/Kolkata') {
  const people = await Promise.all(Array.from({ length: count }, () => mintPerson(school)));
  for (const { userId } of people) await enrol(school, cohortId, userId);
  await school.deps.db
    .insert(accountPreferences)
    .values(people.map(({ userId }) => ({ userId, timeZone, updatedAt: school.now() })));
  return mintGroup(
    school,
    cohortId,
    null,
    people.map(({ userId }) => userId),
  );
}

const placeOf = async (userId: string) => {
  const [place] = await school.deps.db.select().from(enrolments).where(eq(enrolments.userId, userId));
  return place;
};
const groupsOf = (cohortId: string) =>
  school.deps.db
    .select()
    .from(cohortGroups)
    .where(eq(cohortGroups.cohortId, cohortId))
    .orderBy(asc(cohortGroups.groupId));
const newsOf = (userId: string) =>
  school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));

describe('seating a payer', () => {
  it('COHORT-04 gives a place in the cohort and in the fullest group with room, in one step', async () => {
    const { cohortId } = await mintCohort(school);
    await mintFilledGroup(cohortId, 2);
    const fuller = await mintFilledGroup(cohortId, 4);
    await mintFilledGroup(cohortId, 12);
    const payer = await mintPayer(cohortId);
    await pay(school, payer.orderToken);
    expect(await placeOf(payer.userId)).toMatchObject({
      cohortId,
      state: 'ONGOING',
      groupId: fuller.groupId,
    });
  });

  it('COHORT-04 prefers the group with the nearest time zone, even if another is fuller', async () => {
    const { cohortId } = await mintCohort(school);
    await mintFilledGroup(cohortId, 5, 'Asia/Kolkata');
    const american = await mintFilledGroup(cohortId, 2, 'America/New_York');
    const payer = await mintPayer(cohortId, 'America/Chicago');
    await pay(school, payer.orderToken);
    expect((await placeOf(payer.userId))?.groupId).toBe(american.groupId);
  });

  it('COHORT-04 opens a group for the first payer and tells academics once', async () => {
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const { cohortId } = await mintCohort(school);
    const payer = await mintPayer(cohortId);
    await pay(school, payer.orderToken);
    const [group] = await groupsOf(cohortId);
    expect(group).toMatchObject({ title: 'Studio A', guideId: null });
    expect((await placeOf(payer.userId))?.groupId).toBe(group?.groupId);
    expect((await newsOf(academics.userId)).map(({ title }) => title)).toEqual(['A new group needs a guide']);
  });

  it('COHORT-04 COHORT-05 gives a new group a guide of the cohort who has no group; when there is none, academics are told once', async () => {
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { cohortId } = await mintCohort(school, { groupSize: 1 });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await pay(school, (await mintPayer(cohortId)).orderToken);
    expect(await groupsOf(cohortId)).toMatchObject([{ title: 'Studio A', guideId: guide.userId }]);
    expect(await newsOf(academics.userId)).toEqual([]);
    await pay(school, (await mintPayer(cohortId)).orderToken);
    expect(await groupsOf(cohortId)).toMatchObject([
      { title: 'Studio A', guideId: guide.userId },
      { title: 'Studio B', guideId: null },
    ]);
    expect((await newsOf(academics.userId)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Studio B of .*: all other groups are full\.$/),
    ]);
  });

  it('COHORT-04 COHORT-06 gives the first new group the free guide, and no other, when staff enrol many at once', async () => {
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { cohortId } = await mintCohort(school, { groupSize: 1 });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const userIds = [await mintPerson(school), await mintPerson(school)].map(({ userId }) => userId);
    for (const userId of userIds) await enrol(school, cohortId, userId);
    await school.deps.db.transaction((tx) =>
      seatLearners(tx, school.deps, { cohortId, userIds, currency: null }),
    );
    expect((await groupsOf(cohortId)).map(({ title, guideId }) => [title, guideId]).sort()).toEqual([
      ['Studio A', guide.userId],
      ['Studio B', null],
    ]);
  });

  it('COHORT-04 opens a new group for one of two who pay at once for the last place of a group; both get one', async () => {
    const { cohortId } = await mintCohort(school);
    const last = await mintFilledGroup(cohortId, 11);
    const payers = [await mintPayer(cohortId), await mintPayer(cohortId)];
    await Promise.all(payers.map(({ orderToken }) => pay(school, orderToken)));
    const places = await Promise.all(payers.map(({ userId }) => placeOf(userId)));
    expect(places.filter((place) => place?.groupId === last.groupId)).toHaveLength(1);
    expect(places.every((place) => place?.groupId)).toBe(true);
    expect(await groupsOf(cohortId)).toHaveLength(2);
  });

  it('COHORT-04 makes one of two who pay at once for the last seat of a cohort wait, and tells them and staff', async () => {
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const { cohortId } = await mintCohort(school, { seats: 1 });
    const payers = [await mintPayer(cohortId), await mintPayer(cohortId)];
    await Promise.all(payers.map(({ orderToken }) => pay(school, orderToken)));
    const places = await Promise.all(payers.map(({ userId }) => placeOf(userId)));
    expect(places.map((place) => place?.state).sort()).toEqual(['ONGOING', 'WAITING']);
    const waiting = payers[places.findIndex((place) => place?.state === 'WAITING')];
    const seated = payers.find((payer) => payer !== waiting);
    if (!waiting || !seated) throw new Error('nobody waits');
    const mailOf = async (emailId: string) =>
      (await school.mailsTo(emailId)).find(({ template }) => template === 'receipt')?.text;
    expect(await mailOf(waiting.emailId)).toContain('All seats in this cohort are taken');
    expect(await mailOf(seated.emailId)).not.toContain('All seats in this cohort are taken');
    expect((await newsOf(academics.userId)).map(({ title }) => title)).toContain(
      'Someone has paid for a full cohort',
    );
    const [order] = await school.deps.db.select().from(orders).where(eq(orders.orderId, waiting.orderId));
    expect(order).toMatchObject({ cohortId, userId: waiting.userId, status: 'PAYMENT_ONGOING' });
  });

  it('COHORT-04 keeps a payment for a course without a cohort, and tells the payer and staff', async () => {
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const payer = await mintOrder(school);
    await school.deps.db
      .update(applications)
      .set({ cohortId: null })
      .where(eq(applications.applicationId, payer.applicationId));
    await school.deps.db.update(orders).set({ cohortId: null }).where(eq(orders.orderId, payer.orderId));
    const checkout = await initiate(school, payer.orderToken);
    const open = await school.deps.db.select().from(cohorts).where(eq(cohorts.status, 'ACTIVE'));
    await school.deps.db.update(cohorts).set({ status: 'INACTIVE' });
    await deliver(school, await decide(school, checkout.body.paymentId));
    for (const { cohortId } of open)
      await school.deps.db.update(cohorts).set({ status: 'ACTIVE' }).where(eq(cohorts.cohortId, cohortId));
    const [receipt] = (await school.mailsTo(payer.emailId)).filter(({ template }) => template === 'receipt');
    expect(receipt?.text).toContain('No cohort of this course is open yet');
    expect((await newsOf(academics.userId)).map(({ title }) => title)).toContain(
      'Someone has paid for a course without a cohort',
    );
  });

  it('COHORT-04 keeps a payer in their earlier group, however full it is', async () => {
    const { cohortId } = await mintCohort(school);
    const full = await mintFilledGroup(cohortId, 12);
    const payer = await mintPayer(cohortId);
    await school.deps.db.insert(enrolments).values({
      cohortId,
      userId: payer.userId,
      state: 'PAYMENT_PENDING',
      groupId: full.groupId,
      enrolledAt: school.now(),
    });
    await pay(school, payer.orderToken);
    expect(await placeOf(payer.userId)).toMatchObject({ state: 'ONGOING', groupId: full.groupId });
  });
});
