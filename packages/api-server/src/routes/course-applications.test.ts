import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { hashToken } from '../api/token-hash.ts';
import { applications, deadlines, orders } from '../db/schema/admissions.ts';
import { documents } from '../db/schema/operations.ts';
import { declineApplication } from '../services/course-applications/decline-application.ts';
import { expireOffers } from '../services/course-applications/expire-offers.ts';
import { saveLead } from '../services/leads/save-lead.ts';

const school = openTestSchool();
const BASE = '/v1/client/public/my-applications';
const UNKNOWN = 'k3Jd9sQ2mV7xZ1pL0bN4tR8w';
const DAY = 86_400_000;
const LIST_PRICE = 12_000_000;

let people = 0;
const newAddress = () => {
  people += 1;
  return `applicant-${people}@plinth.test`;
};

const form = (emailId: string, change: Record<string, unknown> = {}) => ({
  firstName: 'Noor',
  lastName: 'Khan',
  emailId,
  mobile: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  highestQualification: 'BACHELORS',
  whyToLearn: 'To lead the models of our office.',
  currentKnowledge: {
    architecture: 'ADVANCED',
    'building-information-modelling': 'BEGINNER',
    'computational-design': 'NONE',
    'interior-design': 'NONE',
    'mep-engineering': 'NONE',
  },
  ...change,
});

const newLead = async (productId: ProductCode | null = 'BIM_A') => {
  const data = { firstName: 'Noor', ...(productId ? { productId } : {}) };
  const { leadId } = await saveLead(
    school.deps,
    { clientOrigin: 'http://localhost:4321' },
    { data, emailId: 'lead@plinth.test', fbclid: '', _fbp: '', _fbc: '' },
  );
  return leadId;
};

const submit = (leadId: string, data: unknown, rest: Record<string, unknown> = {}) =>
  school.call('POST', `${BASE}/submit-application`, {
    body: { leadId, formId: 'application', source: 'WEBSITE', data, ...rest },
  });

const newDeal = async (emailId = newAddress(), rest: Record<string, unknown> = {}) => {
  const { body } = await submit(await newLead(), form(emailId), rest);
  return body.dealId as string;
};

const read = async (dealId: string) =>
  (await school.call('GET', `${BASE}/application?dealId=${dealId}`)).body.application;
const acceptTerms = (dealId: string, version: string = TERMS_VERSION) =>
  school.call('POST', `${BASE}/accept-terms-and-conditions`, { body: { dealId, version } });
const acceptOffer = (dealId: string) => school.call('POST', `${BASE}/offer-accepted`, { body: { dealId } });
const paymentToken = (dealId: string) => school.call('GET', `${BASE}/payment-token?dealId=${dealId}`);
const extend = (dealId: string, deadlineType = 'OFFER_ACCEPTANCE') =>
  school.call('PUT', `${BASE}/extend-deadline?dealId=${dealId}&deadlineType=${deadlineType}`);

const rowOf = async (dealId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(applications)
    .where(eq(applications.dealTokenHash, hashToken(dealId)));
  if (!row) throw new Error('no such application');
  return row;
};

const moveDeadline = async (
  dealId: string,
  deadlineType: 'OFFER_ACCEPTANCE' | 'PLAN_DISCOUNT' | 'PAYMENT',
  milliseconds: number,
) => {
  const { applicationId } = await rowOf(dealId);
  await school.deps.db
    .update(deadlines)
    .set({ date: new Date(school.now().getTime() + milliseconds) })
    .where(and(eq(deadlines.applicationId, applicationId), eq(deadlines.deadlineType, deadlineType)));
};

const cancel = async (dealId: string) => declineApplication(school.deps, (await rowOf(dealId)).applicationId);

let nextCohortId = '';
beforeAll(async () => {
  nextCohortId = (await mintCohort(school, {}, -30)).cohortId;
});

describe('submitting', () => {
  it('API-088 APPLY-01 a complete application gets an offer in one go, and the mail carries its link', async () => {
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

  it('API-088 D-111 of 20 submissions at once one becomes the application, and all answer the same', async () => {
    const emailId = newAddress();
    const leadId = await newLead();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(leadId, form(emailId))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await school.mailsTo(emailId)).toHaveLength(1);
    const rows = await school.deps.db.select().from(applications).where(eq(applications.emailId, emailId));
    expect(rows).toHaveLength(1);
  });

  it('API-068 API-067 a submitted draft can be read but not changed', async () => {
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
    expect(answer.body.data.details).toContain(path.slice(0, 8));
    expect((await submit(leadId, form(emailId))).status).toBe(200);
  });

  it('API-088 ENUM-43 a quick apply needs the shorter form and carries no scholarship', async () => {
    const { currentKnowledge: _knowledge, state: _state, ...quick } = form(newAddress());
    const leadId = await newLead();
    expect((await submit(leadId, quick)).status).toBe(400);
    const { body } = await submit(leadId, quick, { source: 'WEBSITE_QUICK_APPLY' });
    expect((await read(body.dealId)).offer).toMatchObject({ amount: LIST_PRICE, scholarship: 0 });
  });

  it('API-088 amounts, status and dates sent by the applicant are not taken', async () => {
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

  it('API-088 D-105 a product of the US is offered in dollars', async () => {
    await mintCohort(school, { productId: 'BIM_A_US' }, -30);
    const { body } = await submit(await newLead('BIM_A_US'), form(newAddress()));
    expect((await read(body.dealId)).offer).toMatchObject({ currency: 'USD', amount: 250_000 });
  });

  it('API-088 no course named is 400, one that is not sold is 409, an unknown leadId 404', async () => {
    const lead = await newLead(null);
    const without = await submit(lead, form(newAddress()));
    expect(without.status).toBe(400);
    expect(without.body.data.fields).toEqual([{ path: 'productId', message: 'Choose a course' }]);
    expect((await submit(lead, form(newAddress()), { productId: 'INT_DES_US' })).status).toBe(409);
    expect((await submit(lead, form(newAddress()), { productId: 'BIM_A' })).status).toBe(200);
    expect((await submit(UNKNOWN, form(newAddress()))).status).toBe(404);
  });
});

describe('reading', () => {
  it('API-084 the token opens the application with its offer and deadlines', async () => {
    const dealId = await newDeal();
    const application = await read(dealId);
    expect(application).toMatchObject({
      dealId,
      status: 'OFFER_SENT',
      productId: 'BIM_A',
      courseTitle: 'BIM for Architects',
      firstName: 'Noor',
      hasAcceptedTerms: false,
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

  it('API-084 an offer that was not accepted in time reads EXPIRED at once, before the job has run', async () => {
    const dealId = await newDeal();
    await moveDeadline(dealId, 'OFFER_ACCEPTANCE', -1);
    expect(await read(dealId)).toMatchObject({ status: 'EXPIRED' });
    expect(
      (await read(dealId)).offer.deadlines.some(
        ({ isExtendable }: { isExtendable: boolean }) => isExtendable,
      ),
    ).toBe(false);
  });

  it('API-084 an unknown token is 404, what is no token 400; two statements read an application', async () => {
    expect((await school.call('GET', `${BASE}/application?dealId=${UNKNOWN}`)).status).toBe(404);
    expect((await school.call('GET', `${BASE}/application?dealId=1`)).status).toBe(400);
    const dealId = await newDeal();
    expect(await school.countQueries(() => read(dealId))).toBeLessThanOrEqual(3);
  });

  it('API-083 ROLE-21 D-37 by e-mail alone: product, title and status, nothing more; an unknown address has none', async () => {
    const emailId = newAddress();
    await newDeal(emailId);
    const known = await school.call('GET', `${BASE}/applications?emailId=${emailId.toUpperCase()}`);
    expect(known.body).toEqual({
      applications: [{ productId: 'BIM_A', courseTitle: 'BIM for Architects', status: 'OFFER_SENT' }],
    });
    const unknown = await school.call('GET', `${BASE}/applications?emailId=nobody@plinth.test`);
    expect(unknown).toMatchObject({ status: 200, body: { applications: [] } });
    expect((await school.call('GET', `${BASE}/applications?emailId=nobody`)).status).toBe(400);
  });

  it('API-083 D-37 the signed-in owner of the verified address has the dealIds too, no one else has', async () => {
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

  it('API-083 the number of SQL statements does not grow with the applications', async () => {
    const emailId = newAddress();
    const list = () =>
      school.countQueries(() => school.call('GET', `${BASE}/applications?emailId=${emailId}`));
    await newDeal(emailId);
    const before = await list();
    for (let n = 0; n < 3; n += 1) await newDeal(emailId);
    expect(await list()).toBe(before);
  });
});

describe('terms', () => {
  it('API-086 ROLE-22 anyone may read the terms of a product or a region', async () => {
    const india = await school.call('GET', `${BASE}/terms-and-conditions`);
    expect(india.body).toMatchObject({ version: TERMS_VERSION, title: 'Terms of enrolment' });
    expect(JSON.stringify(india.body.content)).toContain('Indian rupees');
    for (const query of ['productId=BIM_A_ME', 'region=US']) {
      const { body } = await school.call('GET', `${BASE}/terms-and-conditions?${query}`);
      expect(JSON.stringify(body.content)).toContain('US dollars');
    }
    expect((await school.call('GET', `${BASE}/terms-and-conditions?productId=KNITTING`)).status).toBe(400);
  });

  it('API-087 accepting is kept with its moment, and a repeat answers the same', async () => {
    const dealId = await newDeal();
    const answers = await Promise.all(Array.from({ length: 10 }, () => acceptTerms(dealId)));
    const row = await rowOf(dealId);
    for (const { body } of answers)
      expect(body).toEqual({ hasAcceptedTerms: true, acceptedAt: row.termsAcceptedAt?.toISOString() });
    expect((await read(dealId)).hasAcceptedTerms).toBe(true);
  });

  it('API-087 an old version is 409, an expired or declined offer too, with the present status', async () => {
    const dealId = await newDeal();
    expect((await acceptTerms(dealId, '1999-01-01')).body).toMatchObject({
      status: 409,
      data: { status: 'OFFER_SENT' },
    });
    await moveDeadline(dealId, 'OFFER_ACCEPTANCE', -1);
    expect((await acceptTerms(dealId)).body).toMatchObject({ status: 409, data: { status: 'EXPIRED' } });
    const declined = await newDeal();
    await cancel(declined);
    expect((await acceptTerms(declined)).body).toMatchObject({ status: 409, data: { status: 'CANCELLED' } });
    expect((await acceptTerms(UNKNOWN)).status).toBe(404);
    expect((await acceptTerms(dealId, '')).status).toBe(400);
  });
});

describe('accepting the offer', () => {
  it('API-089 API-085 the offer becomes one order, whose token the payment page is opened with', async () => {
    const emailId = newAddress();
    const dealId = await newDeal(emailId);
    await acceptTerms(dealId);
    const { status, body } = await acceptOffer(dealId);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'PLAN_CREATED', orderToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await paymentToken(dealId)).body).toEqual({ orderToken: body.orderToken });
    expect(await read(dealId)).toMatchObject({ status: 'PLAN_CREATED' });
    const [order] = await school.deps.db
      .select()
      .from(orders)
      .where(eq(orders.tokenHash, hashToken(body.orderToken)));
    expect(order).toMatchObject({
      emailId,
      listPrice: LIST_PRICE,
      scholarship: 1_200_000,
      planDiscount: 600_000,
      cohortId: nextCohortId,
    });
    const mail = (await school.mailsTo(emailId)).at(-1);
    expect(mail?.template).toBe('offer-accepted');
    expect(mail?.text).toContain(`/payment-plan?orderToken=${body.orderToken}`);
  });

  it('API-089 D-102 of 20 acceptances at once there is one order and one mail, and all answer the same', async () => {
    const emailId = newAddress();
    const dealId = await newDeal(emailId);
    await acceptTerms(dealId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => acceptOffer(dealId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await school.deps.db.select().from(orders).where(eq(orders.emailId, emailId))).toHaveLength(1);
    const mails = await school.mailsTo(emailId);
    expect(mails.filter((mail) => mail.template === 'offer-accepted')).toHaveLength(1);
  });

  it('API-089 API-085 without accepted terms it is 409, and there is no payment token', async () => {
    const dealId = await newDeal();
    expect((await acceptOffer(dealId)).body).toMatchObject({ status: 409, data: { status: 'OFFER_SENT' } });
    expect((await paymentToken(dealId)).body).toMatchObject({ status: 409, data: { status: 'OFFER_SENT' } });
    expect((await rowOf(dealId)).status).toBe('OFFER_SENT');
  });

  it('API-088 API-087 API-089 each step is a few SQL statements', async () => {
    const leadId = await newLead();
    const beginAndCommit = 2;
    const rateLimit = 1;
    const submitting = await school.countQueries(() => submit(leadId, form(newAddress())));
    expect(submitting).toBeLessThanOrEqual(6 + beginAndCommit + rateLimit);
    const dealId = await newDeal();
    expect(await school.countQueries(() => acceptTerms(dealId))).toBeLessThanOrEqual(3 + beginAndCommit);
    expect(await school.countQueries(() => acceptOffer(dealId))).toBeLessThanOrEqual(6 + beginAndCommit);
  });

  it('API-089 an expired or declined offer is 409 with its status, an unknown token 404', async () => {
    const expired = await newDeal();
    await acceptTerms(expired);
    await moveDeadline(expired, 'OFFER_ACCEPTANCE', -1);
    expect((await acceptOffer(expired)).body).toMatchObject({ status: 409, data: { status: 'EXPIRED' } });
    const declined = await newDeal();
    await acceptTerms(declined);
    await cancel(declined);
    expect((await acceptOffer(declined)).body).toMatchObject({ status: 409, data: { status: 'CANCELLED' } });
    expect((await paymentToken(declined)).body).toMatchObject({ status: 409, data: { status: 'CANCELLED' } });
    expect((await acceptOffer(UNKNOWN)).status).toBe(404);
    expect((await paymentToken(UNKNOWN)).status).toBe(404);
    expect((await acceptOffer('1')).status).toBe(400);
  });
});

describe('deadlines', () => {
  it('API-090 D-103 20 extensions at once move the deadline once, by seven days, and all answer the same', async () => {
    const dealId = await newDeal();
    const before = Date.parse((await read(dealId)).offer.deadlines[0].date);
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend(dealId)));
    const expected = { deadlineType: 'OFFER_ACCEPTANCE', deadline: new Date(before + 7 * DAY).toISOString() };
    for (const { body } of answers) expect(body).toEqual(expected);
    expect((await read(dealId)).offer.deadlines[0]).toEqual({
      deadlineType: 'OFFER_ACCEPTANCE',
      date: expected.deadline,
      isExtendable: false,
    });
  });

  it('API-090 each type has its own extension, and the order keeps step with the discount', async () => {
    const dealId = await newDeal();
    await acceptTerms(dealId);
    await acceptOffer(dealId);
    expect((await extend(dealId, 'OFFER_ACCEPTANCE')).body).toMatchObject({
      status: 409,
      data: { status: 'PLAN_CREATED' },
    });
    const { body } = await extend(dealId, 'PLAN_DISCOUNT');
    expect((await extend(dealId, 'PAYMENT')).status).toBe(200);
    const { applicationId } = await rowOf(dealId);
    const [order] = await school.deps.db.select().from(orders).where(eq(orders.applicationId, applicationId));
    expect(order?.planDiscountDeadLine?.toISOString()).toBe(body.deadline);
  });

  it('API-090 what has passed, or was closed, is 409; an unknown type 400; an unknown token 404', async () => {
    const dealId = await newDeal();
    await moveDeadline(dealId, 'PLAN_DISCOUNT', -1);
    expect((await extend(dealId, 'PLAN_DISCOUNT')).status).toBe(409);
    await moveDeadline(dealId, 'OFFER_ACCEPTANCE', -1);
    expect((await extend(dealId)).body).toMatchObject({ status: 409, data: { status: 'EXPIRED' } });
    expect((await extend(dealId, 'FOREVER')).status).toBe(400);
    expect((await extend(UNKNOWN)).status).toBe(404);
  });

  it('ENUM-41 the job writes down what has expired, once, and leaves the rest', async () => {
    const late = await newDeal();
    const open = await newDeal();
    await moveDeadline(late, 'OFFER_ACCEPTANCE', -1);
    expect(await expireOffers(school.deps)).toBeGreaterThanOrEqual(1);
    expect((await rowOf(late)).status).toBe('EXPIRED');
    expect((await rowOf(open)).status).toBe('OFFER_SENT');
    expect(await expireOffers(school.deps)).toBe(0);
  });
});

describe('resume', () => {
  const pdf = (text: string, name = 'cv.pdf') =>
    new File([`%PDF-1.7\n${text}`], name, { type: 'application/pdf' });
  const upload = (resume: File, token: { leadId?: string; dealId?: string }) => {
    const body = new FormData();
    body.set('resume', resume);
    for (const [name, value] of Object.entries(token)) body.set(name, value);
    return school.call('PUT', `${BASE}/upload-resume`, { form: body });
  };

  it('API-091 API-142 a resume belongs to the draft, is replaced by the next one, and goes with the application', async () => {
    const leadId = await newLead();
    const first = await upload(pdf('one'), { leadId });
    expect(first.body).toEqual({ resume: { documentId: expect.any(String), name: 'cv.pdf' } });
    const second = await upload(pdf('two', 'cv-2.pdf'), { leadId });
    const draft = await school.call('GET', `/v1/client/lead/application/${leadId}`);
    const question = draft.body.optionalPages[0].questions.find(
      ({ questionId }: { questionId: string }) => questionId === 'resume',
    );
    expect(question).toMatchObject({ responseId: second.body.resume.documentId, responseText: 'cv-2.pdf' });
    const { body } = await submit(leadId, form(newAddress(), { resume: first.body.resume.documentId }));
    expect((await read(body.dealId)).formData.resume).toBe(second.body.resume.documentId);
    await school.settled();
    const rows = await school.deps.db.select().from(documents).where(eq(documents.kind, 'RESUME'));
    expect(rows.map((row) => row.name)).toEqual(['cv-2.pdf']);
    expect((await school.deps.files.get('private', rows[0]?.path ?? '')).byteLength).toBe(rows[0]?.size);
  });

  it('API-091 someone else’s document cannot be named as a resume', async () => {
    const theirs = await upload(pdf('theirs'), { leadId: await newLead() });
    const { body } = await submit(
      await newLead(),
      form(newAddress(), { resume: theirs.body.resume.documentId }),
    );
    expect((await read(body.dealId)).formData.resume).toBeUndefined();
  });

  it('API-091 an application takes one until its offer is accepted; a submitted lead takes none', async () => {
    const leadId = await newLead();
    const { body } = await submit(leadId, form(newAddress()));
    expect((await upload(pdf('late'), { leadId })).status).toBe(409);
    const late = await upload(pdf('late'), { dealId: body.dealId });
    expect((await read(body.dealId)).formData.resume).toBe(late.body.resume.documentId);
    await acceptTerms(body.dealId);
    await acceptOffer(body.dealId);
    expect((await upload(pdf('later'), { dealId: body.dealId })).body).toMatchObject({
      status: 409,
      data: { status: 'PLAN_CREATED' },
    });
  });

  it('API-091 markup is 415, an empty file 400, eleven megabytes 413, an unknown token 404, no token 400', async () => {
    const leadId = await newLead();
    expect((await upload(new File(['<!doctype html><script>1</script>'], 'cv.pdf'), { leadId })).status).toBe(
      415,
    );
    expect((await upload(new File([], 'cv.pdf'), { leadId })).status).toBe(400);
    expect(
      (await upload(new File(['%PDF-1.7\n', new Uint8Array(11 * 1024 * 1024)], 'cv.pdf'), { leadId })).status,
    ).toBe(413);
    expect((await upload(pdf('x'), { leadId: UNKNOWN })).status).toBe(404);
    expect((await upload(pdf('x'), { dealId: UNKNOWN })).status).toBe(404);
    expect((await upload(pdf('x'), {})).status).toBe(400);
  });

  it('API-091 of ten uploads at once one resume is left', async () => {
    const leadId = await newLead();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => upload(pdf(`n${n}`), { leadId })));
    const last = new Set(answers.map(({ body }) => body.resume?.documentId));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await school.settled();
    const rows = await school.deps.db.select().from(documents).where(eq(documents.kind, 'RESUME'));
    expect(rows.filter((row) => last.has(row.documentId))).toHaveLength(1);
  });
});

describe('the addresses of others', () => {
  it('API-083 a flood by e-mail is 429', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 21; n += 1)
      answers.push((await school.call('GET', `${BASE}/applications?emailId=nobody@plinth.test`)).status);
    expect(answers.at(-1)).toBe(429);
  });
});
