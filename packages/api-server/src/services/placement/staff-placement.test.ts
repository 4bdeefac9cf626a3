import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { DAY, FORM, placementCalls } from '../../../test/placement-calls.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { listPlacementMessages } from '../office-placement/list-placement-messages.ts';
import { decidePlacement, type PlacementDecision } from './decide-placement.ts';
import { listPlacements } from './list-placements.ts';
import { reviewSelfPlacement } from './review-self-placement.ts';
import { setPlacementDates } from './set-placement-dates.ts';

const school = openTestSchool();
const { mintSeeker, ask, fill, submit, statusOf } = placementCalls(school);
type Seeker = Awaited<ReturnType<typeof mintSeeker>>;
const JOB = {
  companyName: 'Demo Practice A',
  designation: 'BIM modeller',
  ctc: 60_000_000,
  currency: 'INR',
  joiningDate: '2027-01-04',
};

const named = ({ batch, emailId }: Seeker) => ({ cohort: batch, emailId });
const decide = (seeker: Seeker, decision: PlacementDecision) =>
  decidePlacement(school.deps, { ...named(seeker), decision });
const newsOf = ({ userId }: Seeker) =>
  school.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.at);

describe('placement decisions', () => {
  it('API-273 PLACE-08 a learner is excluded with a reason, is told once, and can be cleared again', async () => {
    const seeker = await mintSeeker({ startIn: -1 });
    await fill(seeker);
    expect(await statusOf(seeker)).toBe('ELIGIBLE_FOR_PLACEMENT');
    const decision = { kind: 'exclude', reason: 'Two interviews were missed.' } as const;
    await decide(seeker, decision);
    await decide(seeker, decision);
    expect(await statusOf(seeker)).toBe('NOT_ELIGIBLE_FOR_PLACEMENT');
    expect((await ask('placements/check-eligibility', seeker)).body.criteria).toContainEqual({
      key: 'CLEARED_BY_TEAM',
      isMet: false,
    });
    expect(await newsOf(seeker)).toMatchObject([
      {
        title: 'You are not eligible for placement',
        text: 'Two interviews were missed.',
        href: `/placement-hub?cohortId=${seeker.cohortId}`,
      },
    ]);
    expect(await decide(seeker, { kind: 'clear' })).toMatchObject({ status: 'ELIGIBLE_FOR_PLACEMENT' });
    const audit = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, seeker.userId));
    expect(audit.map(({ action }) => action).sort()).toEqual(['placement-clear', 'placement-exclude']);
  });

  it('API-270 a placement is recorded with its day, and a repeat keeps the day', async () => {
    const seeker = await mintSeeker({ startIn: -1 });
    await fill(seeker);
    const { placedAt, mayApply } = await decide(seeker, { kind: 'placed' });
    expect(mayApply).toBe(false);
    school.advance(DAY);
    expect((await decide(seeker, { kind: 'placed' })).placedAt).toBe(placedAt);
    school.advance(-DAY);
    expect(await decide(seeker, { kind: 'not-placed' })).toMatchObject({ placedAt: null, mayApply: true });
  });

  it('API-269 a learner’s own job can be queried, stays pending, and is accepted once', async () => {
    const seeker = await mintSeeker();
    await expect(
      reviewSelfPlacement(school.deps, COMMAND, { ...named(seeker), word: { kind: 'accept' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await submit('POST', 'submit-self-placed', seeker, JOB);
    const word = { kind: 'ask', remark: 'Please add the offer letter.' } as const;
    await reviewSelfPlacement(school.deps, COMMAND, { ...named(seeker), word });
    expect((await ask('placement-details', seeker)).body.selfPlaced).toMatchObject({
      reviewStatus: 'PENDING',
      remark: 'Please add the offer letter.',
    });
    const results = await Promise.allSettled(
      [1, 2, 3].map(() =>
        reviewSelfPlacement(school.deps, COMMAND, { ...named(seeker), word: { kind: 'accept' } }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await newsOf(seeker)).map(({ title }) => title)).toEqual([
      'A question about your own placement',
      'Your own placement is noted',
    ]);
  });

  it('API-269 a learner’s own job that is rejected shows why and places nobody', async () => {
    const seeker = await mintSeeker();
    await submit('POST', 'submit-self-placed', seeker, JOB);
    await reviewSelfPlacement(school.deps, COMMAND, {
      ...named(seeker),
      word: { kind: 'reject', remark: 'The company does not know of it.' },
    });
    const { body } = await ask('placement-details', seeker);
    expect(body.selfPlaced).toMatchObject({
      reviewStatus: 'REJECTED',
      remark: 'The company does not know of it.',
    });
    expect(body.placedAt).toBeUndefined();
  });

  it('PLACE-02 a decision about somebody outside the cohort is refused', async () => {
    const seeker = await mintSeeker();
    const other = await mintPerson(school);
    for (const who of [
      { cohort: seeker.batch, emailId: other.emailId },
      { cohort: { productId: 'BIM_A', batchNumber: 'none' }, emailId: seeker.emailId },
    ])
      await expect(
        decidePlacement(school.deps, { ...who, decision: { kind: 'placed' } }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('placement lists', () => {
  it('ENUM-35 show each learner’s status, without those who left, in as many SQL statements for many as for one', async () => {
    const seeker = await mintSeeker({ startIn: -1 });
    const list = () => listPlacements(school.deps, { cohort: seeker.batch });
    await fill(seeker);
    const statements = await school.countQueries(list);
    const [ongoing, left] = [await mintPerson(school), await mintPerson(school)];
    await enrol(school, seeker.cohortId, ongoing.userId, 'ONGOING');
    await enrol(school, seeker.cohortId, left.userId, 'TRANSFERRED');
    for (let more = 0; more < 5; more += 1)
      await enrol(school, seeker.cohortId, (await mintPerson(school)).userId, 'COMPLETED');
    expect(await school.countQueries(list)).toBe(statements);
    const all = await list();
    expect(all).toHaveLength(7);
    expect(all.find(({ userId }) => userId === seeker.userId)).toMatchObject({
      emailId: seeker.emailId,
      status: 'ELIGIBLE_FOR_PLACEMENT',
      isFormFilled: true,
    });
    expect(
      (await listPlacements(school.deps, { cohort: seeker.batch, status: 'PLACEMENT_FORM_NOT_FILLED' })).map(
        ({ userId }) => userId,
      ),
    ).toEqual([ongoing.userId]);
  });

  it('API-268 show learners’ messages, latest first', async () => {
    const seeker = await mintSeeker();
    await submit('POST', 'contact-us', seeker, { message: 'First' });
    await submit('POST', 'contact-us', seeker, { subject: 'Then', message: 'Second' });
    const { messages } = await listPlacementMessages(school.deps, {
      cohortId: seeker.cohortId,
      search: '',
      sortBy: 'createdAt',
      sortDirection: 'desc',
      pageNo: 0,
    });
    expect(messages.map(({ emailId, subject, message }) => [emailId, subject, message])).toEqual([
      [seeker.emailId, 'Then', 'Second'],
      [seeker.emailId, null, 'First'],
    ]);
  });

  it('PLACE-03 PLACE-07 setting the dates of a cohort opens its form and shows the dates to learners', async () => {
    const seeker = await mintSeeker({ formIn: null, startIn: null });
    expect((await fill(seeker)).status).toBe(409);
    const soon = new Date(school.now().getTime() + DAY);
    await setPlacementDates(school.deps, { cohort: seeker.batch, formDate: soon });
    expect((await fill(seeker, FORM)).status).toBe(200);
    await setPlacementDates(school.deps, { cohort: seeker.batch, startDate: soon });
    expect((await ask('placement-details', seeker)).body).toMatchObject({
      placementFormDate: soon.toISOString(),
      placementStartDate: soon.toISOString(),
    });
  });
});
