import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applicationCalls,
  BASE,
  DAY,
  form,
  LIST_PRICE,
  newAddress,
  UNKNOWN,
} from '../../test/application-calls.ts';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { applications } from '../db/schema/admissions.ts';

const school = openTestSchool();
const { newLead, submit, newDeal, read, rowOf, moveDeadline } = applicationCalls(school);
let nextCohortId = '';

beforeAll(async () => {
  nextCohortId = (await mintCohort(school, {}, -30)).cohortId;
});

describe('submitting an application', () => {
  it('API-088 APPLY-01 a complete one gets an offer at once, and the email carries its link', async () => {
    const emailId = newAddress();
    const leadId = await newLead();
    const answer = await submit(leadId, form(emailId));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      dealId: expect.stringMatching(/^[\w-]{43}$/),
      status: 'APPLICATION_FILLED',
    });
    const mails = await school.mailsTo(emailId);
    expect(mails.map((mail) => mail.template)).toEqual(['offer']);
    expect(mails[0]?.text).toContain(`http://localhost:4321/my-application?dealId=${answer.body.dealId}`);
    expect(await rowOf(answer.body.dealId)).toMatchObject({
      status: 'OFFER_SENT',
      cohortId: nextCohortId,
      currency: 'INR',
      amount: LIST_PRICE,
      formData: { emailId, country: 'India', mobile: '+919876543210' },
    });
  });

  it('API-088 D-111 sent 20 times at once makes one application, and all responses are the same', async () => {
    const emailId = newAddress();
    const leadId = await newLead();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(leadId, form(emailId))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await school.mailsTo(emailId)).toHaveLength(1);
    const rows = await school.deps.db.select().from(applications).where(eq(applications.emailId, emailId));
    expect(rows).toHaveLength(1);
  });

  it('API-068 API-067 closes its draft, which can be read but not changed', async () => {
    const leadId = await newLead();
    await submit(leadId, form(newAddress()));
    const saved = await school.call('PUT', '/v1/client/lead/application', {
      body: {
        data: { leadId, formId: 'application', currentPageId: 'education', pages: [], source: 'WEBSITE' },
      },
    });
    expect(saved.status).toBe(409);
    const draft = await school.call('GET', `/v1/client/lead/application/${leadId}`);
    expect(draft.body.isSubmitted).toBe(true);
  });

  it.each([
    ['no city', { city: undefined }, 'data.city'],
    ['a phone that breaks the rule', { mobile: '+15' }, 'data.mobile'],
    ['an address ending in co', { emailId: 'a@mail.co' }, 'data.emailId'],
    [
      'a field left unknown',
      { currentKnowledge: { architecture: 'NONE' } },
      'data.currentKnowledge.building-information-modelling',
    ],
    ['a link that is none', { linkedInUrl: 'javascript:alert(1)' }, 'data.linkedInUrl'],
  ])('API-088 VALID-46 %s is 400, names the field and leaves the lead open', async (_what, change, path) => {
    const leadId = await newLead();
    const emailId = newAddress();
    const answer = await submit(leadId, form(emailId, change));
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(answer.body.data.details ?? answer.body.message).not.toContain(path);
    expect((await submit(leadId, form(emailId))).status).toBe(200);
  });

  it('API-088 ENUM-43 a quick apply takes the shorter form and gets no scholarship', async () => {
    const { currentKnowledge: _knowledge, state: _state, ...quick } = form(newAddress());
    const leadId = await newLead();
    expect((await submit(leadId, quick)).status).toBe(400);
    const { body } = await submit(leadId, quick, { source: 'WEBSITE_QUICK_APPLY' });
    expect((await read(body.dealId)).offer).toMatchObject({ amount: LIST_PRICE, scholarship: 0 });
  });

  it('API-088 ignores amounts, status and dates sent by the applicant', async () => {
    const dealId = await newDeal(newAddress(), {
      amount: 1,
      scholarship: LIST_PRICE,
      status: 'PAYMENT_COMPLETED',
    });
    expect((await read(dealId)).offer).toMatchObject({
      amount: LIST_PRICE,
      scholarship: 1_200_000,
      planDiscount: 600_000,
    });
  });

  it('API-088 D-105 for a US product gets an offer in dollars', async () => {
    await mintCohort(school, { productId: 'BIM_A_US' }, -30);
    const { body } = await submit(await newLead('BIM_A_US'), form(newAddress()));
    expect((await read(body.dealId)).offer).toMatchObject({ currency: 'USD', amount: 250_000 });
  });

  it('API-088 is 400 without a course, 409 for one that is not sold, 404 for an unknown leadId', async () => {
    const lead = await newLead(null);
    const without = await submit(lead, form(newAddress()));
    expect(without.status).toBe(400);
    expect(without.body.data.fields).toEqual([{ path: 'productId', message: 'Choose a course' }]);
    expect((await submit(lead, form(newAddress()), { productId: 'INT_DES_US' })).status).toBe(409);
    expect((await submit(lead, form(newAddress()), { productId: 'BIM_A' })).status).toBe(200);
    expect((await submit(UNKNOWN, form(newAddress()))).status).toBe(404);
  });
});

describe('reading applications', () => {
  it('API-084 the token opens the application with its offer and deadlines', async () => {
    const dealId = await newDeal();
    const application = await read(dealId);
    expect(application).toMatchObject({
      dealId,
      status: 'OFFER_SENT',
      productId: 'BIM_A',
      courseTitle: 'BIM for Architects',
      firstName: 'Noor',
      cohort: { batchNumber: expect.any(String), startDate: expect.any(String) },
      hasAcceptedTerms: false,
      place: null,
      offer: { amount: LIST_PRICE, currency: 'INR', scholarship: 1_200_000, planDiscount: 600_000 },
    });
    const days = application.offer.deadlines.map(
      ({
        deadlineType,
        date,
        isExtendable,
      }: {
        deadlineType: string;
        date: string;
        isExtendable: boolean;
      }) => [deadlineType, Math.round((Date.parse(date) - school.now().getTime()) / DAY), isExtendable],
    );
    expect(days).toEqual([
      ['OFFER_ACCEPTANCE', 14, true],
      ['PLAN_DISCOUNT', 7, true],
      ['PAYMENT', 21, true],
    ]);
    expect(application.offer.planDiscountDeadLine).toBe(application.offer.deadlines[1].date);
  });

  it('API-084 an offer not accepted in time reads EXPIRED at once, before the job has run', async () => {
    const dealId = await newDeal();
    await moveDeadline(dealId, 'OFFER_ACCEPTANCE', -1);
    expect(await read(dealId)).toMatchObject({ status: 'EXPIRED' });
    expect(
      (await read(dealId)).offer.deadlines.some(
        ({ isExtendable }: { isExtendable: boolean }) => isExtendable,
      ),
    ).toBe(false);
  });

  it('API-084 an unknown token is 404, an invalid one 400, and reading takes at most three statements', async () => {
    expect((await school.call('GET', `${BASE}/application?dealId=${UNKNOWN}`)).status).toBe(404);
    expect((await school.call('GET', `${BASE}/application?dealId=1`)).status).toBe(400);
    const dealId = await newDeal();
    expect(await school.countQueries(() => read(dealId))).toBeLessThanOrEqual(3);
  });

  it('API-083 ROLE-21 D-37 the email alone returns product, title, status and place only, and nothing for an unknown address', async () => {
    const emailId = newAddress();
    await newDeal(emailId);
    const known = await school.call('GET', `${BASE}/applications?emailId=${emailId.toUpperCase()}`);
    expect(known.body).toEqual({
      applications: [
        { productId: 'BIM_A', courseTitle: 'BIM for Architects', status: 'OFFER_SENT', place: null },
      ],
    });
    const unknown = await school.call('GET', `${BASE}/applications?emailId=nobody@plinth.test`);
    expect(unknown).toMatchObject({ status: 200, body: { applications: [] } });
    expect((await school.call('GET', `${BASE}/applications?emailId=nobody`)).status).toBe(400);
  });

  it('API-083 D-37 only the signed-in owner of the verified address also gets the dealIds', async () => {
    const emailId = newAddress();
    const dealId = await newDeal(emailId);
    const owner = await mintPerson(school, { emailId });
    const dealIds = async (token: string) => {
      const { body } = await school.call('GET', `${BASE}/applications?emailId=${emailId}`, { token });
      return body.applications.map((application: { dealId?: string }) => application.dealId);
    };
    expect(await dealIds(owner.token)).toEqual([dealId]);
    expect(await dealIds((await mintPerson(school)).token)).toEqual([undefined]);
    const unverified = newAddress();
    await newDeal(unverified);
    const person = await mintPerson(school, { emailId: unverified, emailVerifiedAt: null });
    const { body } = await school.call('GET', `${BASE}/applications?emailId=${unverified}`, {
      token: person.token,
    });
    expect(body.applications[0]).not.toHaveProperty('dealId');
  });

  it('API-083 the number of SQL statements does not grow with the number of applications', async () => {
    const emailId = newAddress();
    const list = () =>
      school.countQueries(() => school.call('GET', `${BASE}/applications?emailId=${emailId}`));
    await newDeal(emailId);
    const before = await list();
    for (let n = 0; n < 3; n += 1) await newDeal(emailId);
    expect(await list()).toBe(before);
  });
});

describe('looking up an email address', () => {
  it('API-083 is 429 at the 21st call for one address', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 21; n += 1)
      answers.push((await school.call('GET', `${BASE}/applications?emailId=nobody@plinth.test`)).status);
    expect(answers.at(-1)).toBe(429);
  });
});
