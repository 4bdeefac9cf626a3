import { beforeAll, describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();

type Person = Awaited<ReturnType<typeof mintPerson>>;
type Cohort = Awaited<ReturnType<typeof mintCohort>>;

let cohort: Cohort;
let other: Cohort;
const people = {} as Record<'learner' | 'learner2' | 'guide' | 'guide2' | 'lead' | 'lead2', Person>;

beforeAll(async () => {
  cohort = await mintCohort(school);
  other = await mintCohort(school);
  const learnerIn = async (at: Cohort) => {
    const person = await mintPerson(school);
    await enrol(school, at.cohortId, person.userId);
    return person;
  };
  const mentorOf = async (at: Cohort, role: 'INDUSTRIAL_GUIDE' | 'LEAD_MENTOR') => {
    const person = await mintPerson(school, { roles: [role] });
    await assignMentor(school, at.cohortId, person.userId, role);
    return person;
  };
  people.learner = await learnerIn(cohort);
  people.learner2 = await learnerIn(other);
  people.guide = await mentorOf(cohort, 'INDUSTRIAL_GUIDE');
  people.guide2 = await mentorOf(other, 'INDUSTRIAL_GUIDE');
  people.lead = await mentorOf(cohort, 'LEAD_MENTOR');
  people.lead2 = await mentorOf(other, 'LEAD_MENTOR');
});

const statusOf = async (who: keyof typeof people, path: string) =>
  (await school.call('GET', path, { token: people[who].token })).status;

describe('kinds of users', () => {
  it('ROLE-02 ROLE-08 a new account is a learner: it has no roles, and mentor calls return 403', async () => {
    const { body } = await school.call('POST', '/v1/client/signup/email', {
      body: {
        emailId: 'fresh@plinth.test',
        password: 'a long enough password',
        firstName: 'Nila',
        lastName: 'Test',
      },
    });
    const me = await school.call('GET', '/v1/client/user/data-profile', { token: body.token });
    expect(me.body.userData.roles).toEqual([]);
    const guideCall = await school.call('GET', `/v1/client/mentor/${cohort.cohortId}/queries`, {
      token: body.token,
    });
    expect(guideCall.status).toBe(403);
  });

  it('ROLE-03 ROLE-14 ROLE-15 a guide may read their own cohort’s dashboard; learners, lead mentors and another cohort’s guide get 403', async () => {
    const path = `/v1/client/mentor/dashboard?cohortId=${cohort.cohortId}`;
    expect(await statusOf('guide', path)).toBe(200);
    for (const who of ['learner', 'learner2', 'guide2', 'lead', 'lead2'] as const)
      expect([who, await statusOf(who, path)]).toEqual([who, 403]);
  });

  it('ROLE-03 COHORT-04 queries of a cohort are open to its guides and lead mentors only', async () => {
    const path = `/v1/client/mentor/${cohort.cohortId}/queries`;
    for (const who of ['guide', 'lead'] as const)
      expect([who, await statusOf(who, path)]).toEqual([who, 200]);
    for (const who of ['learner', 'learner2', 'guide2', 'lead2'] as const)
      expect([who, await statusOf(who, path)]).toEqual([who, 403]);
  });

  it('ROLE-04 ROLE-14 ROLE-15 a lead mentor has calls that neither learners nor guides may make', async () => {
    const path = `/v1/client/mentor/lm/${cohort.cohortId}/cohort-node-data/index?namespace=LEARNING`;
    expect(await statusOf('lead', path)).not.toBe(403);
    for (const who of ['learner', 'learner2', 'guide', 'guide2', 'lead2'] as const)
      expect([who, await statusOf(who, path)]).toEqual([who, 403]);
  });

  it('ROLE-06 a placement seeker is defined by a placement cohort, not a role', async () => {
    const placed = await mintCohort(school);
    await mintDate(school, placed.cohortId, 'PLACEMENT_FORM_DATE', 30);
    const seeker = await mintPerson(school);
    await enrol(school, placed.cohortId, seeker.userId, 'COMPLETED');
    const of = async ({ token }: Person) =>
      (await school.call('GET', '/v2/client/user/user-cohorts-info', { token })).body.placementCohortId;
    expect(await of(seeker)).toBe(placed.cohortId);
    expect(await of(people.learner)).toBeNull();
  });
});

describe('visitors without a session', () => {
  it('ROLE-29 ROLE-28 may read a price and order at it', async () => {
    const price = await school.call('POST', '/v1/client/public/oms-v2/pricing/BIM_A', {
      body: { pricingStage: 'ENQUIRY', productId: 'BIM_A', currency: 'INR' },
    });
    expect(price.status).toBe(200);
    expect(price.body.amount).toBe(12_000_000);
    const order = await school.call('POST', '/v2/client/public/oms-v2/order', {
      body: {
        pricingStage: 'CHECKOUT',
        productId: 'BIM_A',
        currency: 'INR',
        emailId: 'visitor@plinth.test',
        billingContact: { firstName: 'Nila', lastName: 'Test', phone: '9876543210' },
        billingAddress: {
          line1: '1 Hill Road',
          city: 'Pune',
          state: 'Maharashtra',
          postalCode: '411001',
          country: 'India',
        },
      },
    });
    expect(order.status).toBe(201);
    expect(order.body.amount).toBe(price.body.amount);
  });
});
