import { randomUUID } from 'node:crypto';
import type {
  BoardColumn,
  OfficeApplication,
  OfficeApplicationDetail,
} from '@plinth/domain/course-applications/office-application';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/admissions.ts';
import { productPrices } from '../db/schema/cohorts.ts';

const school = openTestSchool({ ADMISSION: 'staff' });
const OFFICE = '/v1/office/applications';
const OWN = '/v1/client/public/my-applications';
const RULE = { scholarship: null, acceptanceDays: null };
const admissions = () => mintPerson(school, { staffRoles: ['ADMISSIONS'], firstName: 'Anil' });
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    applications: OfficeApplication[];
    total: number;
  };
const read = async (token: string, applicationId: string) =>
  (await school.call('GET', `${OFFICE}/${applicationId}`, { token })).body
    .application as OfficeApplicationDetail;
const send = (token: string, method: 'POST' | 'PUT', path: string, body: object = {}) =>
  school.call(method, `${OFFICE}/${path}`, { token, body });
const decline = (token: string, applicationId: string, seen: string | null) =>
  send(token, 'POST', `${applicationId}/decline`, { seen });
/** The offer as its preview is now. */
const previewed = async (token: string, applicationId: string, wish: object = RULE) => {
  const { preview } = (await send(token, 'POST', `${applicationId}/offer/preview`, wish)).body;
  return { ...wish, stamp: preview.stamp as string };
};
const sendOffer = async (token: string, applicationId: string, wish: object = RULE) =>
  send(token, 'POST', `${applicationId}/offer`, await previewed(token, applicationId, wish));
const auditOf = (actorId: string) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));
const templatesTo = async (emailId: string) =>
  (await school.mailsTo(emailId)).map(({ template }) => template);
const dayIn = (days: number) =>
  new Date(school.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** An incoming application that staff decide on. */
async function apply() {
  const emailId = `applies-${randomUUID().slice(0, 8)}@plinth.test`;
  const lead = await school.call('PUT', '/v1/client/lead/lead-form', {
    body: { data: { firstName: 'Ravi', productId: 'BIM_A' }, emailId, fbclid: '', _fbp: '', _fbc: '' },
  });
  const submitted = await school.call('POST', `${OWN}/submit-application`, {
    body: {
      leadId: lead.body.leadId,
      formId: 'application',
      source: 'WEBSITE_QUICK_APPLY',
      data: {
        firstName: 'Ravi',
        lastName: 'Test',
        emailId,
        mobile: '9876543210',
        city: 'Pune',
        highestQualification: 'BACHELORS',
        whyToLearn: 'To model well.',
      },
    },
  });
  const [row] = await school.deps.db.select().from(applications).where(eq(applications.emailId, emailId));
  if (!row) throw new Error('no application');
  return { emailId, applicationId: row.applicationId, dealId: submitted.body.dealId as string };
}

let cohort: Awaited<ReturnType<typeof mintCohort>>;
beforeAll(async () => {
  cohort = await mintCohort(school, {}, -30);
});

describe('applications in the office', () => {
  it('ADMIT-02 OFFICE-08 are listed, searched, filtered and exported, each with its answers in words', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId } = await apply();
    const { applications: found, total } = await listOf(
      token,
      `search=ravi ${emailId}&status=APPLICATION_FILLED`,
    );
    expect(total).toBe(1);
    expect(found).toMatchObject([{ applicationId, name: 'Ravi Test', productId: 'BIM_A' }]);
    expect((await listOf(token, `search=${emailId}&status=CANCELLED`)).total).toBe(0);
    const one = await read(token, applicationId);
    expect(one.answers.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['Pune', 'To model well.']),
    );
    expect(one).toMatchObject({ offer: null, resume: null, orderId: null });
    const file = await school.call('GET', `${OFFICE}/csv?search=${emailId}`, { token });
    expect(String(file.body)).toContain(applicationId);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['applications.exported']);
    expect(await school.call('GET', `${OFFICE}/${applicationId}/resume`, { token })).toMatchObject({
      status: 404,
    });
  });

  it('ADMIT-02 ADMIT-03 an offer is previewed with its email, then sent once, and the audit log has the sender', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId } = await apply();
    const wish = { scholarship: 500_000, acceptanceDays: 3 };
    const seen = (await send(token, 'POST', `${applicationId}/offer/preview`, wish)).body.preview;
    expect(seen).toMatchObject({ amount: 12_000_000, scholarship: 500_000, mail: { to: emailId } });
    // This file's cohort, which starts in thirty days.
    const days = (Date.parse(seen.cohortStart) - school.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(seen.mail.paragraphs.join(' ')).toContain('less a scholarship of ₹5,000');
    expect((await read(token, applicationId)).status).toBe('APPLICATION_FILLED');
    expect(await templatesTo(emailId)).not.toContain('offer');
    const offer = { ...wish, stamp: seen.stamp };
    const sent = await send(token, 'POST', `${applicationId}/offer`, offer);
    expect(sent.body.application).toMatchObject({
      status: 'OFFER_SENT',
      acceptUntil: expect.stringContaining(seen.deadlines.OFFER_ACCEPTANCE.slice(0, 10)),
      offer: { scholarship: 500_000 },
    });
    expect((await school.mailsTo(emailId)).at(-1)?.text).toContain(seen.mail.paragraphs[2]);
    expect(await send(token, 'POST', `${applicationId}/offer`, offer)).toMatchObject({ status: 409 });
    expect(await auditOf(userId)).toMatchObject([
      { action: 'send-offer', source: 'OFFICE', before: { status: 'APPLICATION_FILLED' } },
    ]);
  });

  it('ADMIT-03 an omitted waiver follows the rule; too large a waiver and days out of range are refused', async () => {
    const { token } = await admissions();
    const { applicationId } = await apply();
    const preview = `${applicationId}/offer/preview`;
    expect((await send(token, 'POST', preview, RULE)).body.preview).toMatchObject({ scholarship: 0 });
    const large = await send(token, 'POST', preview, { ...RULE, scholarship: 12_000_001 });
    expect(large).toMatchObject({ status: 400 });
    expect(JSON.stringify(large.body)).toContain('scholarship');
    expect(await send(token, 'POST', preview, { ...RULE, acceptanceDays: 91 })).toMatchObject({
      status: 400,
    });
  });

  it('ADMIT-03 OFFICE-08 an offer is not sent at another price than its preview had, but as it was previewed again', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId } = await apply();
    const offer = await previewed(token, applicationId);
    const price = (listPrice: number) =>
      school.deps.db.update(productPrices).set({ listPrice }).where(eq(productPrices.productId, 'BIM_A'));
    try {
      await price(15_000_000);
      const refused = await send(token, 'POST', `${applicationId}/offer`, offer);
      expect(refused).toMatchObject({ status: 409, body: { data: { status: 'APPLICATION_FILLED' } } });
      expect(refused.body.message).toMatch(/^What would be sent has changed since the preview/);
      expect(await send(token, 'POST', `${applicationId}/offer`, RULE)).toMatchObject({ status: 400 });
      expect(await templatesTo(emailId)).not.toContain('offer');
      expect(await auditOf(userId)).toEqual([]);
      expect((await sendOffer(token, applicationId)).body.application.offer.amount).toBe(15_000_000);
    } finally {
      await price(12_000_000);
    }
  });

  it('ADMIT-03 an offer may be read for a while before it is sent, but not until its last days are others', async () => {
    const { token } = await admissions();
    const { applicationId } = await apply();
    const offer = await previewed(token, applicationId);
    school.advance(86_400_000);
    expect(await send(token, 'POST', `${applicationId}/offer`, offer)).toMatchObject({ status: 409 });
    school.advance(-86_400_000 + 1000);
    expect(await send(token, 'POST', `${applicationId}/offer`, offer)).toMatchObject({ status: 200 });
    school.advance(-1000);
  });

  it('ADMIT-03 OFFICE-08 the last day is not moved over a move by a colleague or an extension since; a repeat changes nothing', async () => {
    const { token, userId } = await admissions();
    const { applicationId, dealId } = await apply();
    const move = (until: string, seen?: string | null) =>
      send(token, 'PUT', `${applicationId}/acceptance`, { until, seen });
    const { acceptUntil: seen } = (await sendOffer(token, applicationId)).body.application;
    for (let time = 0; time < 2; time += 1)
      expect(await move(dayIn(20), seen)).toMatchObject({ status: 200 });
    expect(await move(dayIn(5), seen)).toMatchObject({
      status: 409,
      body: { message: 'The last day was moved in the meantime. Check it again.' },
    });
    expect(await move(dayIn(5))).toMatchObject({ status: 400 });
    const { acceptUntil } = await read(token, applicationId);
    expect(acceptUntil?.slice(0, 10)).toBe(dayIn(20));
    await school.call('PUT', `${OWN}/extend-deadline?dealId=${dealId}&deadlineType=OFFER_ACCEPTANCE`);
    expect(await move(dayIn(5), acceptUntil)).toMatchObject({ status: 409 });
    const extended = (await read(token, applicationId)).acceptUntil;
    expect((await move(dayIn(5), extended)).body.application.acceptUntil.slice(0, 10)).toBe(dayIn(5));
    expect((await auditOf(userId)).map(({ action }) => action).sort()).toEqual([
      'move-acceptance',
      'move-acceptance',
      'send-offer',
    ]);
  });

  it('ADMIT-03 an unaccepted offer is changed once after its email was previewed; the preview shows plans and seats left', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId } = await apply();
    const first = await sendOffer(token, applicationId);
    const seen = first.body.application.offer.sentAt as string;
    school.advance(60_000);
    const wish = { seen, scholarship: 700_000, acceptanceDays: 9 };
    await enrol(school, cohort.cohortId, (await mintPerson(school)).userId, 'UPCOMING');
    const { preview } = (await send(token, 'POST', `${applicationId}/offer/preview`, wish)).body;
    expect(preview).toMatchObject({
      scholarship: 700_000,
      plans: expect.arrayContaining(['UPFRONT', 'TWO_PART']),
      seatsLeft: cohort.seats - 1,
    });
    expect(preview.mail.subject).toMatch(/^Your offer has changed/);
    const offer = { ...wish, stamp: preview.stamp };
    const changed = await Promise.all([1, 2].map(() => send(token, 'POST', `${applicationId}/offer`, offer)));
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await read(token, applicationId);
    expect(now).toMatchObject({ status: 'OFFER_SENT', offer: { scholarship: 700_000 } });
    expect(now.acceptUntil?.slice(0, 10)).toBe(dayIn(9));
    expect((await templatesTo(emailId)).filter((one) => one === 'offer')).toHaveLength(2);
    expect((await auditOf(userId)).map(({ action }) => action).sort()).toEqual([
      'change-offer',
      'send-offer',
    ]);
    await decline(token, applicationId, now.offer?.sentAt ?? null);
    expect(await send(token, 'POST', `${applicationId}/offer`, offer)).toMatchObject({ status: 409 });
    school.advance(-60_000);
  });

  it('ADMIT-03 the last day of an open offer can be moved, and an unaccepted offer is withdrawn with an email', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId } = await apply();
    const until = dayIn(20);
    const move = (body: object) => send(token, 'PUT', `${applicationId}/acceptance`, body);
    expect(await move({ until, seen: null })).toMatchObject({ status: 409 });
    const made = (await sendOffer(token, applicationId)).body.application as OfficeApplicationDetail;
    const sentAt = made.offer?.sentAt ?? null;
    const moved = await move({ until, seen: made.acceptUntil });
    // The last moment of the day in Kolkata.
    expect(moved.body.application.acceptUntil).toBe(`${until}T18:29:59.999Z`);
    for (const noDay of ['soon', '2027-02-30'])
      expect(await move({ until: noDay, seen: made.acceptUntil })).toMatchObject({ status: 400 });
    expect((await decline(token, applicationId, sentAt)).body.application.status).toBe('CANCELLED');
    expect((await decline(token, applicationId, sentAt)).body.application.status).toBe('CANCELLED');
    expect((await templatesTo(emailId)).filter((one) => one === 'application-declined')).toHaveLength(1);
    expect((await auditOf(userId)).map(({ action }) => action).sort()).toEqual([
      'decline-application',
      'move-acceptance',
      'send-offer',
    ]);
  });

  it('ADMIT-02 an application that does not exist returns 404', async () => {
    const { token } = await admissions();
    const nobody = randomUUID();
    expect(await school.call('GET', `${OFFICE}/${nobody}`, { token })).toMatchObject({ status: 404 });
    expect(await school.call('GET', `${OFFICE}/${nobody}/resume`, { token })).toMatchObject({ status: 404 });
    for (const path of ['offer', 'offer/preview'])
      expect(await send(token, 'POST', `${nobody}/${path}`, { ...RULE, stamp: '' })).toMatchObject({
        status: 404,
      });
    for (const path of ['notes', 'questions', 'questions/preview'])
      expect(await send(token, 'POST', `${nobody}/${path}`, { text: 'More?' })).toMatchObject({
        status: 404,
      });
    expect(await school.call('GET', `${OFFICE}/${nobody}/decline/preview`, { token })).toMatchObject({
      status: 404,
    });
    expect(await decline(token, nobody, null)).toMatchObject({ status: 404 });
    expect(await school.call('GET', `${OFFICE}?status=LOST`, { token })).toMatchObject({ status: 400 });
  });

  it('ADMIT-02 are on a board by status, 20 of each with the total, with a constant number of statements', async () => {
    const { token } = await admissions();
    const { emailId, applicationId } = await apply();
    const board = async (query: string) =>
      (await school.call('GET', `${OFFICE}/board?${query}`, { token })).body.columns as BoardColumn[];
    const [toDecide, ...others] = await board(`search=${emailId}`);
    expect(toDecide).toMatchObject({
      status: 'APPLICATION_FILLED',
      total: 1,
      applications: [{ applicationId, question: null }],
    });
    expect(others.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await board('productId=MCD')).every(({ total }) => total === 0)).toBe(true);
    const few = await school.countQueries(() => board(''));
    for (let n = 0; n < 21; n++) await apply();
    expect(await school.countQueries(() => board(''))).toBe(few);
    const [all] = await board('');
    expect(all?.applications).toHaveLength(20);
    expect(all?.total).toBeGreaterThan(20);
    expect(await school.call('GET', `${OFFICE}/board?productId=none`, { token })).toMatchObject({
      status: 400,
    });
  });

  it('ADMIT-02 a note is stored with its author, is in the audit log, and never reaches the applicant', async () => {
    const { token, userId } = await admissions();
    const { applicationId, dealId } = await apply();
    const noted = await send(token, 'POST', `${applicationId}/notes`, { text: 'Strong portfolio.' });
    expect(noted.status).toBe(201);
    expect(noted.body.application.history).toMatchObject([
      { kind: 'NOTE', text: 'Strong portfolio.', by: expect.stringContaining('Anil'), answer: null },
    ]);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['application.noted']);
    const own = await school.call('GET', `${OWN}/application?dealId=${dealId}`);
    expect(own.body.application.questions).toEqual([]);
    expect(JSON.stringify(own.body)).not.toContain('portfolio');
    expect(await send(token, 'POST', `${applicationId}/notes`, { text: ' ' })).toMatchObject({ status: 400 });
  });

  it('ADMIT-02 a question is previewed, mailed once, answered on the application page, and shown in the application', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId, dealId } = await apply();
    const text = 'Which software have you used?';
    const seen = await send(token, 'POST', `${applicationId}/questions/preview`, { text });
    expect(seen.body.mail).toMatchObject({ to: emailId, paragraphs: expect.arrayContaining([text]) });
    expect(await templatesTo(emailId)).not.toContain('application-question');
    const twice = await Promise.all(
      [1, 2].map(() => send(token, 'POST', `${applicationId}/questions`, { text })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const mail = (await school.mailsTo(emailId)).filter(
      ({ template }) => template === 'application-question',
    );
    expect(mail.map((one) => one.text)).toEqual([expect.stringContaining(dealId)]);
    expect((await read(token, applicationId)).question).toBe('ASKED');

    const [asked] = (await school.call('GET', `${OWN}/application?dealId=${dealId}`)).body.application
      .questions;
    expect(asked).toMatchObject({ text, answer: null });
    const answer = (words: string, change: object = {}) =>
      school.call('POST', `${OWN}/question-answered`, {
        body: { dealId, questionId: asked.questionId, answer: words, ...change },
      });
    expect(await answer(' ')).toMatchObject({ status: 400 });
    expect(await answer('Revit', { questionId: randomUUID() })).toMatchObject({ status: 404 });
    const other = await apply();
    expect(await answer('Revit', { dealId: other.dealId })).toMatchObject({ status: 404 });
    const answers = await Promise.all([answer('Revit'), answer('Revit')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answer('Rhino')).toMatchObject({ status: 409 });
    const one = await read(token, applicationId);
    expect(one).toMatchObject({
      question: 'ANSWERED',
      history: [{ kind: 'QUESTION', text, answer: 'Revit' }],
    });
    expect((await listOf(token, `search=${emailId}`)).applications).toMatchObject([{ question: 'ANSWERED' }]);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['application.asked']);
    expect(await send(token, 'POST', `${applicationId}/questions`, { text })).toMatchObject({ status: 201 });
  });

  it('ADMIT-02 the decline email is previewed before it is sent, and mentions an offer that is withdrawn with it', async () => {
    const { token } = await admissions();
    const { emailId, applicationId } = await apply();
    const preview = () => school.call('GET', `${OFFICE}/${applicationId}/decline/preview`, { token });
    expect((await preview()).body.mail.paragraphs.join(' ')).toContain('cannot offer you a place');
    await sendOffer(token, applicationId);
    const { mail: shown, seen } = (await preview()).body;
    expect(shown).toMatchObject({ to: emailId });
    expect(shown.paragraphs.join(' ')).toContain('withdraw the offer');
    expect((await read(token, applicationId)).status).toBe('OFFER_SENT');
    await decline(token, applicationId, seen);
    expect((await school.mailsTo(emailId)).at(-1)?.text).toContain(shown.paragraphs[1]);
    expect(await preview()).toMatchObject({ status: 409 });
    expect(await send(token, 'POST', `${applicationId}/questions`, { text: 'More?' })).toMatchObject({
      status: 409,
    });
  });

  it('ADMIT-02 ADMIT-03 a decline withdraws no offer that its sender has not seen, sent or changed by a colleague', async () => {
    const { token, userId } = await admissions();
    const { emailId, applicationId } = await apply();
    const preview = async () =>
      (await school.call('GET', `${OFFICE}/${applicationId}/decline/preview`, { token })).body;
    expect(await preview()).toMatchObject({ seen: null });
    const first = await sendOffer(token, applicationId);
    const seen = first.body.application.offer.sentAt as string;
    expect(await preview()).toMatchObject({ seen });
    const refused = await decline(token, applicationId, null);
    expect(refused).toMatchObject({ status: 409, body: { data: { status: 'OFFER_SENT' } } });
    school.advance(60_000);
    await sendOffer(token, applicationId, { ...RULE, seen, scholarship: 100_000 });
    expect(await decline(token, applicationId, seen)).toMatchObject({ status: 409 });
    for (const body of [{}, { seen: 'yesterday' }])
      expect(await send(token, 'POST', `${applicationId}/decline`, body)).toMatchObject({ status: 400 });
    expect((await read(token, applicationId)).status).toBe('OFFER_SENT');
    expect(await templatesTo(emailId)).not.toContain('application-declined');
    expect((await auditOf(userId)).map(({ action }) => action)).not.toContain('decline-application');
    const latest = (await preview()).seen;
    const both = await Promise.all([1, 2].map(() => decline(token, applicationId, latest)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await templatesTo(emailId)).filter((one) => one === 'application-declined')).toHaveLength(1);
    school.advance(-60_000);
  });

  it('ADMIT-02 notes, questions, board and previews are refused to staff without admissions', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const { applicationId } = await apply();
    for (const path of ['notes', 'questions', 'questions/preview'])
      expect(await send(token, 'POST', `${applicationId}/${path}`, { text: 'x' })).toMatchObject({
        status: 403,
      });
    expect(await decline(token, applicationId, null)).toMatchObject({ status: 403 });
    for (const path of ['board', `${applicationId}/decline/preview`])
      expect(await school.call('GET', `${OFFICE}/${path}`, { token })).toMatchObject({ status: 403 });
  });
});
