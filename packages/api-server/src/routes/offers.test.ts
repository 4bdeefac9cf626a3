import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
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
import { mintCohort } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { hashToken } from '../api/token-hash.ts';
import { orders } from '../db/schema/admissions.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { declineApplication } from '../services/course-applications/decline-application.ts';
import { expireOffers } from '../services/course-applications/expire-offers.ts';
import { sendOffer } from '../services/course-applications/send-offer.ts';

const school = openTestSchool();
const { newLead, submit, newDeal, read, acceptTerms, acceptOffer, rowOf, moveDeadline } =
  applicationCalls(school);
const paymentToken = (dealId: string) => school.call('GET', `${BASE}/payment-token?dealId=${dealId}`);
const extend = (dealId: string, deadlineType = 'OFFER_ACCEPTANCE') =>
  school.call('PUT', `${BASE}/extend-deadline?dealId=${dealId}&deadlineType=${deadlineType}`);
const cancel = async (dealId: string) =>
  declineApplication(school.deps, COMMAND, (await rowOf(dealId)).applicationId);
let nextCohortId = '';

beforeAll(async () => {
  nextCohortId = (await mintCohort(school, {}, -30)).cohortId;
});

describe('the terms of enrolment', () => {
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

  it('API-087 acceptance is stored with its time, and a repeat returns the same', async () => {
    const dealId = await newDeal();
    const answers = await Promise.all(Array.from({ length: 10 }, () => acceptTerms(dealId)));
    const row = await rowOf(dealId);
    for (const { body } of answers)
      expect(body).toEqual({ hasAcceptedTerms: true, acceptedAt: row.termsAcceptedAt?.toISOString() });
    expect((await read(dealId)).hasAcceptedTerms).toBe(true);
  });

  it('API-087 an old version and an expired or declined offer return 409 with the current status', async () => {
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

describe('accepting an offer', () => {
  it('API-089 API-085 creates one order, whose token opens the payment page', async () => {
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

  it('API-089 D-102 20 concurrent acceptances create one order and one email, and all return the same', async () => {
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

  it('API-089 API-085 returns 409 without accepted terms, and there is no payment token', async () => {
    const dealId = await newDeal();
    expect((await acceptOffer(dealId)).body).toMatchObject({ status: 409, data: { status: 'OFFER_SENT' } });
    expect((await paymentToken(dealId)).body).toMatchObject({ status: 409, data: { status: 'OFFER_SENT' } });
    expect((await rowOf(dealId)).status).toBe('OFFER_SENT');
  });

  it('API-089 an offer that was changed since it was read is accepted only after it is read again; a repeat gets the same order', async () => {
    const dealId = await newDeal();
    await acceptTerms(dealId);
    const seen = (await read(dealId)).offer.sentAt;
    const { applicationId } = await rowOf(dealId);
    school.advance(1);
    await sendOffer(school.deps, COMMAND, { applicationId, scholarship: 0, seen });
    const refused = await acceptOffer(dealId, { seen });
    expect(refused.body).toMatchObject({ status: 409, data: { status: 'OFFER_SENT' } });
    expect(refused.body.data.details).toMatch(/^The offer was changed in the meantime\./);
    expect((await rowOf(dealId)).status).toBe('OFFER_SENT');
    const { offer } = await read(dealId);
    expect(offer.scholarship).toBe(0);
    const { status, body } = await acceptOffer(dealId, { seen: offer.sentAt });
    expect(status).toBe(200);
    expect((await acceptOffer(dealId, { seen })).body).toEqual(body);
  });

  it('API-089 API-087 the terms are accepted together with the offer, by all of 10 concurrent acceptances once', async () => {
    const dealId = await newDeal();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => acceptOffer(dealId, { termsVersion: TERMS_VERSION })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const accepted = await rowOf(dealId);
    expect(accepted).toMatchObject({ termsVersion: TERMS_VERSION, status: 'PLAN_CREATED' });
    expect(accepted.termsAcceptedAt).toEqual(accepted.offerAcceptedAt);
  });

  it('API-089 API-087 an acceptance that is refused does not accept the terms either', async () => {
    const dealId = await newDeal();
    const { applicationId } = await rowOf(dealId);
    const seen = (await read(dealId)).offer.sentAt;
    school.advance(1);
    await sendOffer(school.deps, COMMAND, { applicationId, scholarship: 0, seen });
    const changed = await acceptOffer(dealId, { seen, termsVersion: TERMS_VERSION });
    expect(changed.body).toMatchObject({ status: 409, data: { status: 'OFFER_SENT' } });
    const outdated = await acceptOffer(dealId, { termsVersion: '1999-01-01' });
    expect(outdated.body.data.details).toMatch(/^The terms have changed since then\./);
    expect((await acceptOffer(dealId, { termsVersion: '' })).status).toBe(400);
    expect((await acceptOffer(UNKNOWN, { termsVersion: TERMS_VERSION })).status).toBe(404);
    expect(await rowOf(dealId)).toMatchObject({
      status: 'OFFER_SENT',
      termsVersion: null,
      termsAcceptedAt: null,
    });
  });

  it('API-088 API-087 API-089 each step takes only a few SQL statements', async () => {
    const leadId = await newLead();
    const beginAndCommit = 2;
    const rateLimit = 1;
    const seat = 1;
    const zone = 1;
    const staleNews = 1;
    const submitting = await school.countQueries(() => submit(leadId, form(newAddress())));
    expect(submitting).toBeLessThanOrEqual(6 + seat + zone + beginAndCommit + rateLimit);
    const dealId = await newDeal();
    expect(await school.countQueries(() => acceptTerms(dealId))).toBeLessThanOrEqual(3 + beginAndCommit);
    expect(await school.countQueries(() => acceptOffer(dealId))).toBeLessThanOrEqual(
      6 + seat + staleNews + beginAndCommit,
    );
  });

  it('API-089 an expired or declined offer returns 409 with its status, and an unknown token 404', async () => {
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

describe('the deadlines of an offer', () => {
  it('API-090 D-103 20 concurrent extensions move the deadline once, by seven days, and all return the same', async () => {
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

  it('API-090 API-089 extending the last day to accept leaves a week to pay after it', async () => {
    const dealId = await newDeal();
    await moveDeadline(dealId, 'PAYMENT', 14 * DAY);
    const { body } = await extend(dealId);
    expect((await read(dealId)).offer.deadlines).toContainEqual({
      deadlineType: 'PAYMENT',
      date: new Date(Date.parse(body.deadline) + 7 * DAY).toISOString(),
      isExtendable: true,
    });
  });

  it('API-090 each type has its own extension, and the order follows the discount deadline', async () => {
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

  it('API-090 a passed or expired deadline returns 409, an unknown type 400 and an unknown token 404', async () => {
    const dealId = await newDeal();
    await moveDeadline(dealId, 'PLAN_DISCOUNT', -1);
    expect((await extend(dealId, 'PLAN_DISCOUNT')).status).toBe(409);
    await moveDeadline(dealId, 'OFFER_ACCEPTANCE', -1);
    expect((await extend(dealId)).body).toMatchObject({ status: 409, data: { status: 'EXPIRED' } });
    expect((await extend(dealId, 'FOREVER')).status).toBe(400);
    expect((await extend(UNKNOWN)).status).toBe(404);
  });

  it('ENUM-41 the scheduled job marks expired offers once, and leaves the others', async () => {
    const late = await newDeal();
    const open = await newDeal();
    await moveDeadline(late, 'OFFER_ACCEPTANCE', -1);
    expect(await expireOffers(school.deps)).toBeGreaterThanOrEqual(1);
    expect((await rowOf(late)).status).toBe('EXPIRED');
    expect((await rowOf(open)).status).toBe('OFFER_SENT');
    expect(await expireOffers(school.deps)).toBe(0);
  });
});
