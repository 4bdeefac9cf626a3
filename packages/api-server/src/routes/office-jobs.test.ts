import { randomUUID } from 'node:crypto';
import { addDays } from '@plinth/domain/dates/add-days';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import type { OfficeOpeningDetail } from '@plinth/domain/jobs/office-opening';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor, mintOpening, mintSeeker, readOf, sendOf } from '../../test/job-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { jobOpenings } from '../db/schema/jobs.ts';
import { notifications } from '../db/schema/notifications.ts';
import { documents } from '../db/schema/operations.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { closeWithin } from '../services/jobs/close-opening.ts';
import { listApplicationsForStaff } from '../services/jobs/list-applications-for-staff.ts';

const school = openTestSchool();
const team = () => mintPerson(school, { staffRoles: ['PLACEMENT'], firstName: 'Pia' });
const get = (token: string, path: string) => school.call('GET', `/v1/office/${path}`, { token });
const send = (token: string, method: 'POST' | 'PUT', path: string, body: object = {}) =>
  school.call(method, `/v1/office/${path}`, { token, body });
const close = async (token: string, jobOpeningId: string, reason = 'It is filled.') => {
  const { opening } = (await get(token, `openings/${jobOpeningId}`)).body;
  return send(token, 'POST', `openings/${jobOpeningId}/close`, { reason, seen: opening?.stamp ?? '' });
};
const actionsOf = async (actorId: string) =>
  (await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId))).map(
    ({ action }) => action,
  );
/** What a person has been notified of. */
const newsOf = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title, text }) => `${title}: ${text}`,
  );
const dayIn = (days: number) => addDays(school.now().toISOString().slice(0, 10), days);

const employerFacts = (change: object = {}) => ({
  name: `Studio ${randomUUID().slice(0, 8)}`,
  website: 'https://studio.example',
  contactName: 'Mira',
  contactEmailId: 'mira@studio.example.com',
  notes: '',
  ...change,
});
const openingFacts = (employerId: string, change: object = {}) => ({
  employerId,
  title: 'BIM modeller',
  description: 'Models in Revit.',
  location: 'Pune',
  workMode: 'HYBRID',
  pay: { ctc: 48_000_000, currency: 'INR' },
  skills: ['Revit'],
  rounds: ['INTRODUCTION', 'HR'],
  closingDay: dayIn(10),
  questions: [{ question: 'Why here?', questionType: 'SUBJECTIVE', options: [], isRequired: true }],
  criteria: {},
  ...change,
});

async function mintEmployerOf(token: string) {
  const { body } = await send(token, 'POST', 'employers', employerFacts());
  return body.employer as OfficeEmployer;
}
async function writeOpening(token: string, change: object = {}) {
  const { employerId } = await mintEmployerOf(token);
  const { status, body } = await send(token, 'POST', 'openings', openingFacts(employerId, change));
  expect(status).toBe(200);
  return body.opening as OfficeOpeningDetail;
}

describe('employers in the office', () => {
  it('JOBS-01 OFFICE-08 are created, found and changed; a new name shows on their openings', async () => {
    const { token, userId } = await team();
    const facts = employerFacts();
    const made = (await send(token, 'POST', 'employers', facts)).body.employer as OfficeEmployer;
    const { body } = await send(token, 'POST', 'openings', openingFacts(made.employerId));
    const renamed = await send(token, 'PUT', `employers/${made.employerId}`, {
      seen: made.updatedAt,
      facts: { ...facts, name: `${facts.name} West` },
    });
    expect(renamed.body.employer).toMatchObject({ name: `${facts.name} West`, openings: 1, openOpenings: 0 });
    const { opening } = (await get(token, `openings/${body.opening.jobOpeningId}`)).body;
    expect(opening.companyName).toBe(`${facts.name} West`);
    const found = await get(
      token,
      `employers?search=${encodeURIComponent(facts.name)} mira&sortBy=createdAt`,
    );
    expect(found.body).toMatchObject({ total: 1, employers: [{ employerId: made.employerId }] });
    expect(await actionsOf(userId)).toEqual(['employer.made', 'opening.made', 'employer.changed']);
  });

  it('JOBS-01 a duplicate name, an invalid address and an outdated form are refused', async () => {
    const { token } = await team();
    const facts = employerFacts();
    const { employer } = (await send(token, 'POST', 'employers', facts)).body;
    const twice = await send(token, 'POST', 'employers', { ...facts, name: facts.name.toUpperCase() });
    expect(twice).toMatchObject({ status: 409 });
    expect(JSON.stringify(twice.body)).toContain('"name"');
    expect(await send(token, 'POST', 'employers', employerFacts({ website: 'studio' }))).toMatchObject({
      status: 400,
    });
    const change = { seen: '2020-01-01T00:00:00.000Z', facts };
    expect(await send(token, 'PUT', `employers/${employer.employerId}`, change)).toMatchObject({
      status: 409,
    });
    expect(await send(token, 'PUT', `employers/${randomUUID()}`, change)).toMatchObject({ status: 404 });
    expect(await get(token, `employers/${randomUUID()}`)).toMatchObject({ status: 404 });
  });

  it('JOBS-01 ending an employer closes its openings, tells applicants why, and it gets no new opening until it is resumed', async () => {
    const { token } = await team();
    const seeker = await mintSeeker(school);
    const opening = await mintOpening(school);
    const path = `employers/${opening.employerId}`;
    await applyFor(school, seeker, opening);
    const { employer } = (await get(token, path)).body;
    expect(employer).toMatchObject({ openOpenings: 1, waiting: 1 });
    const seen = employer.stamp;
    expect(await send(token, 'POST', `${path}/end`, { reason: ' ', seen })).toMatchObject({ status: 400 });
    const ended = await send(token, 'POST', `${path}/end`, { reason: 'They moved abroad.', seen });
    expect(ended.body.employer).toMatchObject({ openOpenings: 0, endedAt: expect.any(String) });
    const { body } = await readOf(school, seeker, 'applied-jobs-state');
    expect(body.applied[0].lastStatus).toBe('CLOSED');
    expect(await newsOf(seeker.userId)).toEqual([
      `${opening.companyName} has closed an opening: ${opening.title}. They moved abroad.`,
    ]);
    const facts = openingFacts(opening.employerId);
    expect(await send(token, 'POST', 'openings', facts)).toMatchObject({ status: 409 });
    const names = async () => JSON.stringify((await get(token, 'employer-names')).body);
    expect(await names()).not.toContain(opening.employerId);
    expect((await send(token, 'POST', `${path}/resume`)).body.employer.endedAt).toBeNull();
    expect(await names()).toContain(opening.employerId);
    expect(await send(token, 'POST', 'openings', facts)).toMatchObject({ status: 200 });
    expect(await send(token, 'POST', `employers/${randomUUID()}/end`, { reason: 'No', seen })).toMatchObject({
      status: 404,
    });
    expect(await send(token, 'POST', `employers/${randomUUID()}/resume`)).toMatchObject({ status: 404 });
  });
});

describe('openings in the office', () => {
  it('JOBS-01 an opening is hidden from learners until it is published', async () => {
    const { token } = await team();
    const seeker = await mintSeeker(school);
    const { jobOpeningId, state, facts } = await writeOpening(token);
    expect([state, facts.closingDay]).toEqual(['DRAFT', dayIn(10)]);
    const own = () => readOf(school, seeker, 'job-opening', { jobOpeningId });
    expect(await own()).toMatchObject({ status: 404 });
    const published = await send(token, 'POST', `openings/${jobOpeningId}/publish`);
    expect(published.body.opening).toMatchObject({ state: 'OPEN', applied: 0 });
    expect((await own()).body.jobOpening.questions).toMatchObject([{ question: 'Why here?' }]);
    expect(await send(token, 'POST', `openings/${jobOpeningId}/publish`)).toMatchObject({ status: 200 });
    const listed = await get(token, `openings?state=OPEN&search=${published.body.opening.companyName}`);
    expect(listed.body).toMatchObject({ total: 1, openings: [{ jobOpeningId, state: 'OPEN' }] });
    const file = await get(token, `openings/csv?state=OPEN`);
    expect(String(file.body)).toContain(published.body.opening.reference);
    expect((await get(token, 'openings?state=LOST')).status).toBe(400);
  });

  it("JOBS-01 an opening's criteria can be changed; a round in use stays, and an outdated change gets 409", async () => {
    const { token } = await team();
    const opening = await mintOpening(school);
    const seeker = await mintSeeker(school);
    const applied = await applyFor(school, seeker, opening);
    const { userJobId } = applied.body.userJob;
    await send(token, 'POST', `job-applications/${userJobId}/round`, {
      round: 'INTRODUCTION',
      status: 'SCHEDULED',
      text: 'On Monday.',
    });
    const path = `openings/${opening.jobOpeningId}`;
    const { facts, updatedAt } = (await get(token, path)).body.opening as OfficeOpeningDetail;
    const put = (change: object, seen = updatedAt) =>
      send(token, 'PUT', path, { seen, facts: { ...facts, ...change } });
    const without = await put({ rounds: ['HR'] });
    expect(without).toMatchObject({ status: 409 });
    expect(JSON.stringify(without.body)).toContain('rounds');
    expect(await put({ closingDay: dayIn(-3) })).toMatchObject({ status: 400 });
    expect(await put({ rounds: [] })).toMatchObject({ status: 400 });
    const changed = await put({ criteria: { maxNoticePeriod: 15 }, title: 'Senior modeller' });
    expect(changed.body.opening).toMatchObject({ title: 'Senior modeller', waiting: 1 });
    const judged = await readOf(school, seeker, 'check-eligibility-criteria', {
      jobOpeningId: opening.jobOpeningId,
    });
    expect(judged.body.isEligible).toBe(false);
    expect(await put({ title: 'Older' })).toMatchObject({ status: 409 });
  });

  it('JOBS-01 a closed opening shows its applicants the reason once, and is not changed or published again', async () => {
    const { token } = await team();
    const opening = await mintOpening(school);
    const seeker = await mintSeeker(school);
    const { userJobId } = (await applyFor(school, seeker, opening)).body.userJob;
    const path = `openings/${opening.jobOpeningId}`;
    const { facts, updatedAt } = (await get(token, path)).body.opening;
    const closed = await close(token, opening.jobOpeningId);
    expect(closed.body.opening).toMatchObject({ state: 'CLOSED', waiting: 0 });
    expect(await close(token, opening.jobOpeningId, 'Again.')).toMatchObject({ status: 200 });
    expect(await send(token, 'PUT', path, { seen: updatedAt, facts })).toMatchObject({ status: 409 });
    expect(await send(token, 'POST', `${path}/publish`)).toMatchObject({ status: 409 });
    const { body } = await readOf(school, seeker, 'applied-jobs-state');
    expect(body.applied[0].lastStatus).toBe('CLOSED');
    const { updates } = (await readOf(school, seeker, 'application-updates', { userJobId })).body;
    expect(updates).toMatchObject([{ status: 'APPLIED' }, { status: 'CLOSED', text: 'It is filled.' }]);
    expect(await newsOf(seeker.userId)).toEqual([expect.stringMatching(/\. It is filled\.$/)]);
    const nobody = randomUUID();
    const nowhere = `openings/${nobody}`;
    expect(await get(token, nowhere)).toMatchObject({ status: 404 });
    expect(await send(token, 'POST', `${nowhere}/publish`)).toMatchObject({ status: 404 });
    expect(await close(token, nobody)).toMatchObject({ status: 404 });
    expect(await send(token, 'PUT', nowhere, { seen: updatedAt, facts })).toMatchObject({ status: 404 });
  });

  it('JOBS-01 an opening past its closing day can be changed and keeps that day; another past day is refused', async () => {
    const { token } = await team();
    const opening = await mintOpening(school, { closingDate: new Date(endOfDay(dayIn(-2))) });
    const path = `openings/${opening.jobOpeningId}`;
    const { facts, updatedAt } = (await get(token, path)).body.opening as OfficeOpeningDetail;
    const put = (change: object) =>
      send(token, 'PUT', path, { seen: updatedAt, facts: { ...facts, ...change } });
    const refused = await put({ closingDay: dayIn(-1) });
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain('closingDay');
    const changed = await put({ title: 'Senior modeller' });
    expect(changed.body.opening).toMatchObject({ title: 'Senior modeller', state: 'PAST' });
    expect(changed.body.opening.facts.closingDay).toBe(dayIn(-2));
  });

  it('JOBS-01 an opening past its closing day is not published, and a choice question with one option is refused', async () => {
    const { token } = await team();
    const late = await writeOpening(token, { closingDay: dayIn(-2) });
    expect(await send(token, 'POST', `openings/${late.jobOpeningId}/publish`)).toMatchObject({ status: 400 });
    const odd = openingFacts(late.employerId, {
      questions: [{ question: 'Which?', questionType: 'SINGLE_CHOICE', options: ['One'], isRequired: true }],
    });
    const refused = await send(token, 'POST', 'openings', odd);
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain('Give at least two options');
    expect(await send(token, 'POST', 'openings', openingFacts(randomUUID()))).toMatchObject({ status: 400 });
  });
});

describe('job applications in the office', () => {
  async function mintApplication() {
    const { token, userId } = await team();
    const opening = await mintOpening(school);
    const seeker = await mintSeeker(school);
    const { body } = await applyFor(school, seeker, opening);
    return { token, staffId: userId, opening, seeker, userJobId: body.userJob.userJobId as string };
  }

  it('JOBS-01 are read with answers, résumé and steps, filtered by status and opening, and exported', async () => {
    const { token, staffId, opening, seeker, userJobId } = await mintApplication();
    const listed = await get(token, `job-applications?jobOpeningId=${opening.jobOpeningId}&stand=NEW`);
    expect(listed.body).toMatchObject({ total: 1, applications: [{ userJobId, lastStatus: 'APPLIED' }] });
    const none = await get(token, `job-applications?jobOpeningId=${opening.jobOpeningId}&stand=OFFERED`);
    expect(none.body.total).toBe(0);
    const { application } = (await get(token, `job-applications/${userJobId}`)).body;
    expect(application).toMatchObject({
      emailId: seeker.emailId,
      answers: [{ question: 'Why this practice?', answer: 'Its sections are drawn with care.' }],
      resume: { name: 'Resume' },
    });
    const [resume] = await school.deps.db
      .select()
      .from(documents)
      .where(eq(documents.documentId, seeker.resumeDocumentId));
    await school.deps.files.put('private', resume?.path ?? '', Buffer.from('%PDF-1.4'), 'application/pdf');
    const file = await get(token, `job-applications/${userJobId}/resume`);
    expect([file.status, String(file.body)]).toEqual([200, '%PDF-1.4']);
    expect(String((await get(token, `job-applications/csv?search=${seeker.emailId}`)).body)).toContain(
      userJobId,
    );
    expect(await actionsOf(staffId)).toEqual(['job-application.resume-opened', 'job-applications.exported']);
  });

  it('JOBS-01 are moved through the rounds to an offer, which is mailed to the learner, who accepts it', async () => {
    const { token, staffId, seeker, userJobId } = await mintApplication();
    const path = `job-applications/${userJobId}`;
    const move = { round: 'INTRODUCTION', status: 'SCHEDULED', text: 'On Monday at ten.' };
    const moved = await send(token, 'POST', `${path}/round`, move);
    expect(moved.body.application).toMatchObject({ stand: 'IN_ROUNDS', lastStatus: 'SCHEDULED' });
    expect(await send(token, 'POST', `${path}/round`, { ...move, round: 'TECHNICAL' })).toMatchObject({
      status: 400,
    });
    const pay = { ctc: 52_000_000, currency: 'INR', text: 'From the first of the month.' };
    expect(await send(token, 'POST', `${path}/offer`, { ...pay, ctc: 0 })).toMatchObject({ status: 400 });
    const offered = await send(token, 'POST', `${path}/offer`, pay);
    expect(offered.body.application).toMatchObject({ stand: 'OFFERED', offer: { ctc: 52_000_000 } });
    expect(
      (await school.mailsTo(seeker.emailId)).filter(({ template }) => template === 'job-application'),
    ).toHaveLength(2);
    await sendOf(school, seeker, 'PUT', 'update-offer-status', { userJobId, offerStatus: 'ACCEPTED' });
    expect((await get(token, path)).body.application.stand).toBe('ACCEPTED');
    expect(await send(token, 'POST', `${path}/offer`, pay)).toMatchObject({ status: 409 });
    expect(await send(token, 'POST', `${path}/round`, move)).toMatchObject({ status: 409 });
    expect(await actionsOf(staffId)).toEqual(['move-job-round', 'make-job-offer']);
  });

  it('JOBS-01 OFFICE-08 get no round and no offer over a step that a colleague has taken since, and the same offer once', async () => {
    const { token, seeker, userJobId } = await mintApplication();
    const path = `job-applications/${userJobId}`;
    const lastStep = async () => (await get(token, path)).body.application.updates.at(-1).createdAt as string;
    const mails = async () =>
      (await school.mailsTo(seeker.emailId)).filter(({ template }) => template === 'job-application').length;
    const applied = await lastStep();
    const move = { round: 'INTRODUCTION', status: 'NOT_CLEARED', text: '', seen: applied };
    school.advance(1000);
    expect(await send(token, 'POST', `${path}/round`, move)).toMatchObject({ status: 200 });
    expect(await send(token, 'POST', `${path}/round`, move)).toMatchObject({ status: 200 });
    expect(await send(token, 'POST', `${path}/round`, { ...move, status: 'CLEARED' })).toMatchObject({
      status: 409,
    });
    const pay = { ctc: 52_000_000, currency: 'INR', text: '' };
    expect(await send(token, 'POST', `${path}/offer`, { ...pay, seen: applied })).toMatchObject({
      status: 409,
    });
    expect(await mails()).toBe(1);
    const offer = { ...pay, seen: await lastStep() };
    school.advance(1000);
    for (let time = 0; time < 2; time += 1)
      expect(await send(token, 'POST', `${path}/offer`, offer)).toMatchObject({ status: 200 });
    expect(await send(token, 'POST', `${path}/offer`, { ...offer, ctc: 40_000_000 })).toMatchObject({
      status: 409,
    });
    expect((await get(token, path)).body.application.offer).toMatchObject({ ctc: 52_000_000 });
    expect(await mails()).toBe(2);
  });

  it('JOBS-01 one whose opening is closed reads closed and gets no round or offer; an earlier offer stays', async () => {
    const { token, opening, seeker, userJobId } = await mintApplication();
    const path = `job-applications/${userJobId}`;
    const second = await mintSeeker(school, { cohortId: seeker.cohortId });
    const offeredId = (await applyFor(school, second, opening)).body.userJob.userJobId as string;
    const pay = { ctc: 52_000_000, currency: 'INR', text: '' };
    const move = { round: 'INTRODUCTION', status: 'SCHEDULED', text: '' };
    expect(await send(token, 'POST', `${path}/round`, move)).toMatchObject({ status: 200 });
    expect(await send(token, 'POST', `job-applications/${offeredId}/offer`, pay)).toMatchObject({
      status: 200,
    });
    await close(token, opening.jobOpeningId);
    const mails = (await school.mailsTo(seeker.emailId)).length;
    for (const refused of [
      await send(token, 'POST', `${path}/round`, { ...move, status: 'CLEARED' }),
      await send(token, 'POST', `${path}/offer`, pay),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { message: 'This opening is closed, and the application has ended with it.' },
      });
    expect(await school.mailsTo(seeker.emailId)).toHaveLength(mails);
    expect((await get(token, path)).body.application.stand).toBe('CLOSED');
    const at = async (stand: string) =>
      (await get(token, `job-applications?jobOpeningId=${opening.jobOpeningId}&stand=${stand}`)).body
        .applications;
    expect(await at('CLOSED')).toMatchObject([{ userJobId, stand: 'CLOSED' }]);
    expect(await at('IN_ROUNDS')).toEqual([]);
    expect(await at('OFFERED')).toMatchObject([{ userJobId: offeredId, stand: 'OFFERED' }]);
    const better = await send(token, 'POST', `job-applications/${offeredId}/offer`, {
      ...pay,
      ctc: 54_000_000,
    });
    expect(better.body.application).toMatchObject({ stand: 'OFFERED', offer: { ctc: 54_000_000 } });
  });

  it('JOBS-01 one with a round not cleared keeps that status when the opening closes, and can be resumed before that', async () => {
    const { token, opening, seeker, userJobId } = await mintApplication();
    const path = `job-applications/${userJobId}`;
    const move = { round: 'INTRODUCTION', status: 'SCHEDULED', text: '' };
    const stood = async () => {
      const { stand, mayMove } = (await get(token, path)).body.application;
      const waiting = (await get(token, `openings/${opening.jobOpeningId}`)).body.opening.waiting;
      return { stand, mayMove, waiting };
    };
    const at = async (stand: string) =>
      (await get(token, `job-applications?jobOpeningId=${opening.jobOpeningId}&stand=${stand}`)).body.total;
    await send(token, 'POST', `${path}/round`, { ...move, status: 'NOT_CLEARED' });
    expect(await stood()).toEqual({ stand: 'NOT_CLEARED', mayMove: true, waiting: 0 });
    expect([await at('NOT_CLEARED'), await at('IN_ROUNDS')]).toEqual([1, 0]);
    await send(token, 'POST', `${path}/round`, move);
    expect(await stood()).toEqual({ stand: 'IN_ROUNDS', mayMove: true, waiting: 1 });
    await send(token, 'POST', `${path}/round`, { ...move, status: 'NOT_CLEARED', text: 'Not this time.' });
    const told = async () => (await readOf(school, seeker, 'application-updates', { userJobId })).body;
    const before = (await told()).updates.length;
    await close(token, opening.jobOpeningId);
    expect(await stood()).toEqual({ stand: 'NOT_CLEARED', mayMove: false, waiting: 0 });
    expect([await at('NOT_CLEARED'), await at('CLOSED')]).toEqual([1, 0]);
    const after = await told();
    expect([after.userJob.lastStatus, after.updates.length]).toEqual(['NOT_CLEARED', before]);
    expect(await send(token, 'POST', `${path}/round`, move)).toMatchObject({ status: 409 });
    expect(await listApplicationsForStaff(school.deps, opening.reference)).toMatchObject([
      { stand: 'NOT_CLEARED' },
    ]);
  });

  it('JOBS-01 one in a round reads closed to applicant and staff once its opening is inactive', async () => {
    const { token, opening, seeker, userJobId } = await mintApplication();
    const move = { round: 'INTRODUCTION', status: 'SCHEDULED', text: '' };
    await send(token, 'POST', `job-applications/${userJobId}/round`, move);
    await school.deps.db
      .update(jobOpenings)
      .set({ recordStatus: 'INACTIVE' })
      .where(eq(jobOpenings.jobOpeningId, opening.jobOpeningId));
    const one = await readOf(school, seeker, 'application-updates', { userJobId });
    const all = await readOf(school, seeker, 'applied-jobs-state');
    expect([one.body.userJob.lastStatus, all.body.applied[0].lastStatus]).toEqual(['CLOSED', 'CLOSED']);
    expect((await get(token, `job-applications/${userJobId}`)).body.application.stand).toBe('CLOSED');
    expect(await listApplicationsForStaff(school.deps, opening.reference)).toMatchObject([
      { stand: 'CLOSED' },
    ]);
  });

  it('JOBS-01 a round move waits for a closing in progress, and is then refused', async () => {
    const { token, opening, userJobId } = await mintApplication();
    let moved: ReturnType<typeof send> | undefined;
    await school.deps.db.transaction(async (tx) => {
      await closeWithin(tx, COMMAND, {
        jobOpeningId: opening.jobOpeningId,
        reason: 'It is filled.',
        now: school.now(),
      });
      const move = { round: 'INTRODUCTION', status: 'SCHEDULED', text: '' };
      let isAnswered = false;
      moved = send(token, 'POST', `job-applications/${userJobId}/round`, move).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await waitsForLock(school)));
    });
    expect(await moved).toMatchObject({ status: 409 });
  });

  it('JOBS-01 an unknown application returns 404', async () => {
    const { token } = await team();
    const path = `job-applications/${randomUUID()}`;
    expect(await get(token, path)).toMatchObject({ status: 404 });
    expect(await get(token, `${path}/resume`)).toMatchObject({ status: 404 });
    const move = { round: 'HR', status: 'CLEARED', text: '' };
    expect(await send(token, 'POST', `${path}/round`, move)).toMatchObject({ status: 404 });
    const pay = { ctc: 1, currency: 'INR', text: '' };
    expect(await send(token, 'POST', `${path}/offer`, pay)).toMatchObject({ status: 404 });
    const outsider = await mintPerson(school, { staffRoles: ['FINANCE'] });
    expect(await get(outsider.token, path)).toMatchObject({ status: 403 });
  });
});
