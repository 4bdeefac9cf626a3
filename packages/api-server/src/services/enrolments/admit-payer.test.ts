import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { cohortTimelines, enrolments } from '../../db/schema/cohorts.ts';
import { admitPayer } from './admit-payer.ts';

const school = openTestSchool();
const ORDER_ID = '018f0000-0000-7000-8000-000000000003';

const admit = async (userId: string, cohortId: string | null, productId: ProductCode) => {
  const payer = { emailId: 'known@plinth.test', firstName: '', lastName: '', billingContact: null };
  const order = { orderId: ORDER_ID, userId, cohortId, productId, ...payer };
  return (await school.deps.db.transaction((tx) => admitPayer(tx, school.deps, order))).cohortId;
};
const placesOf = (userId: string) =>
  school.deps.db.select().from(enrolments).where(eq(enrolments.userId, userId));

describe('the place of a payer', () => {
  it('without a cohort in the order is in the next cohort to start, else the one that started last, else none', async () => {
    const person = await mintPerson(school);
    expect(await admit(person.userId, null, 'BIM_M')).toBeNull();
    await mintCohort(school, { productId: 'BIM_M' }, 90);
    const recent = await mintCohort(school, { productId: 'BIM_M' }, 5);
    expect(await admit(person.userId, null, 'BIM_M')).toBe(recent.cohortId);
    await mintCohort(school, { productId: 'BIM_M' }, -60);
    const next = await mintCohort(school, { productId: 'BIM_M' }, -20);
    await mintCohort(school, { productId: 'BIM_M', status: 'INACTIVE' }, -2);
    expect(await admit(person.userId, null, 'BIM_M')).toBe(next.cohortId);
    expect((await placesOf(person.userId)).map(({ state }) => state).sort()).toEqual(['ONGOING', 'UPCOMING']);
  });

  it('ENUM-45 COHORT-10 is UPCOMING until START_DATE when paid for during the pre-work', async () => {
    const person = await mintPerson(school);
    const cohort = await mintCohort(school, {}, -3);
    await school.deps.db.insert(cohortTimelines).values({
      cohortId: cohort.cohortId,
      key: 'COURSE_UNLOCKED',
      time: new Date(school.now().getTime() - 86_400_000),
    });
    await admit(person.userId, cohort.cohortId, 'BIM_A');
    expect(await placesOf(person.userId)).toMatchObject([{ state: 'UPCOMING' }]);
  });

  it.each([
    ['PAYMENT_PENDING', 'ONGOING'],
    ['CANCELLED', 'ONGOING'],
    ['COMPLETED', 'COMPLETED'],
    ['BLOCKED', 'BLOCKED'],
  ] as const)(
    'ENUM-45 a place that is %s is %s afterwards, and 20 simultaneous tries create no second one',
    async (before, after) => {
      const person = await mintPerson(school);
      const cohort = await mintCohort(school);
      await enrol(school, cohort.cohortId, person.userId, before);
      await Promise.all(Array.from({ length: 20 }, () => admit(person.userId, cohort.cohortId, 'BIM_A')));
      expect(await placesOf(person.userId)).toMatchObject([{ state: after }]);
    },
  );
});
