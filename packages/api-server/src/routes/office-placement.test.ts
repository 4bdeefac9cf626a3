import { randomUUID } from 'node:crypto';
import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import type {
  OfficePlacementForm,
  OfficePlacementMessage,
  OfficeSelfPlacement,
} from '@plinth/domain/placement/office-placement';
import type { Waiting } from '@plinth/domain/waiting/waiting';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { FORM, HIRING, placementCalls } from '../../test/placement-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { notifications } from '../db/schema/notifications.ts';
import { mails } from '../db/schema/operations.ts';
import { placementInterests } from '../db/schema/placement.ts';

const school = openTestSchool();
const { mintSeeker, fill, submit, ask } = placementCalls(school);
const team = () => mintPerson(school, { staffRoles: ['PLACEMENT'], firstName: 'Pia' });
const get = (token: string, path: string) => school.call('GET', `/v1/office/${path}`, { token });
const send = (token: string, method: 'POST' | 'PUT', path: string, body: object = {}) =>
  school.call(method, `/v1/office/${path}`, { token, body });
const dayIn = (days: number) => addDays(school.now().toISOString().slice(0, 10), days);
const actionsOf = async (actorId: string) =>
  (await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId))).map(
    ({ action }) => action,
  );
const newsOf = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  );

const JOB = {
  companyName: 'Own Studio',
  designation: 'Modeller',
  ctc: 40_000_000,
  currency: 'INR',
  joiningDate: '2027-01-04',
};
const pathOf = (kind: string, { cohortId, userId }: { cohortId: string; userId: string }) =>
  `${kind}/${cohortId}/${userId}`;

describe('jobs that learners found themselves', () => {
  it('JOBS-01 OFFICE-06 wait on the first page, can get a question, and are accepted once, which places the learner', async () => {
    const { token, userId } = await team();
    const seeker = await mintSeeker();
    await submit('POST', 'submit-self-placed', seeker, JOB);
    const waits = async () =>
      ((await get(token, 'waiting')).body.waiting as Waiting[]).find(({ kind }) => kind === 'SELF_PLACEMENT')
        ?.entries;
    expect(await waits()).toMatchObject([{ userId: seeker.userId, note: 'Modeller, Own Studio' }]);
    const listed = await get(token, `self-placements?review=PENDING&search=${seeker.emailId}`);
    const [one] = listed.body.selfPlacements as OfficeSelfPlacement[];
    const seen = one?.submittedAt;
    const path = `${pathOf('self-placements', seeker)}/decision`;
    const asked = await send(token, 'POST', path, { kind: 'ask', remark: 'Add the letter, please.', seen });
    expect(asked.body.selfPlacement.job).toMatchObject({
      reviewStatus: 'PENDING',
      remark: 'Add the letter, please.',
    });
    expect(await waits()).toBeUndefined();
    const taken = await send(token, 'POST', path, { kind: 'accept', seen });
    expect(taken.body.selfPlacement.job.reviewStatus).toBe('REVIEWED');
    expect(await send(token, 'POST', path, { kind: 'accept', seen })).toMatchObject({ status: 409 });
    expect((await ask('placement-details', seeker)).body.placedAt).toBeDefined();
    expect(await newsOf(seeker.userId)).toHaveLength(2);
    expect(await actionsOf(userId)).toEqual(['self-placement-ask', 'self-placement-accept']);
  });

  it('JOBS-01 API-269 wait for the team again when the letter that it asked for is uploaded, and cannot be decided without it being seen', async () => {
    const { token } = await team();
    const seeker = await mintSeeker();
    await submit('POST', 'submit-self-placed', seeker, JOB);
    const read = async () =>
      (await get(token, `self-placements?search=${seeker.emailId}`)).body
        .selfPlacements[0] as OfficeSelfPlacement;
    const waits = async () =>
      ((await get(token, 'waiting')).body.waiting as Waiting[])
        .find(({ kind }) => kind === 'SELF_PLACEMENT')
        ?.entries.map(({ userId }) => userId) ?? [];
    const path = `${pathOf('self-placements', seeker)}/decision`;
    const seen = (await read()).submittedAt;
    await send(token, 'POST', path, { kind: 'ask', remark: 'Add the letter, please.', seen });
    expect(await waits()).not.toContain(seeker.userId);
    school.advance(1000);
    const { documents } = (await ask('placement-details', seeker)).body;
    const letter = documents.find(({ kind }: { kind: string }) => kind === 'OFFER_LETTER').documentId;
    const upload = (file: Buffer) =>
      school.call('PUT', `/v2/client/user/profile/document/${letter}`, {
        token: seeker.token,
        form: fileForm('document', file, 'letter.pdf'),
      });
    expect((await upload(Buffer.from('no letter'))).status).toBe(415);
    expect((await read()).job.remark).toBe('Add the letter, please.');
    expect((await upload(mintPdf())).status).toBe(200);
    expect(await waits()).toContain(seeker.userId);
    const { job } = await read();
    expect(job).toEqual({ ...JOB, reviewStatus: 'PENDING', offerLetterDocumentId: letter });
    expect(await send(token, 'POST', path, { kind: 'accept', seen })).toMatchObject({ status: 409 });
    expect((await get(token, `${pathOf('self-placements', seeker)}/offer-letter`)).status).toBe(200);
    expect(
      (await send(token, 'POST', path, { kind: 'accept', seen: (await read()).submittedAt })).status,
    ).toBe(200);
    expect((await upload(mintPdf())).status).toBe(404);
  });

  it('JOBS-01 an outdated version cannot be decided, and a refusal needs a remark', async () => {
    const { token } = await team();
    const seeker = await mintSeeker();
    await submit('POST', 'submit-self-placed', seeker, JOB);
    const path = `${pathOf('self-placements', seeker)}/decision`;
    const late = { kind: 'accept', seen: '2020-01-01T00:00:00.000Z' };
    expect(await send(token, 'POST', path, late)).toMatchObject({ status: 409 });
    expect(await send(token, 'POST', path, { ...late, kind: 'reject', remark: ' ' })).toMatchObject({
      status: 400,
    });
    const nobody = pathOf('self-placements', { cohortId: seeker.cohortId, userId: randomUUID() });
    expect(await get(token, nobody)).toMatchObject({ status: 404 });
    expect(await send(token, 'POST', `${nobody}/decision`, late)).toMatchObject({ status: 404 });
    expect(await get(token, `${pathOf('self-placements', seeker)}/offer-letter`)).toMatchObject({
      status: 404,
    });
  });
});

describe('placement forms in the office', () => {
  const formOf = async (token: string, seeker: { cohortId: string; userId: string }) =>
    (await get(token, pathOf('placement-forms', seeker))).body.form as OfficePlacementForm;

  it('JOBS-01 a submitted form can be corrected, with an audit entry and a notification to the learner', async () => {
    const { token, userId } = await team();
    const seeker = await mintSeeker();
    await fill(seeker);
    const listed = await get(token, `placement-forms?state=INTERESTED&search=${seeker.emailId}`);
    expect(listed.body).toMatchObject({ total: 1, forms: [{ userId: seeker.userId }] });
    const { updatedAt } = await formOf(token, seeker);
    const said = { ...FORM, noticePeriod: 45 };
    school.advance(1000);
    const corrected = await send(token, 'PUT', pathOf('placement-forms', seeker), { seen: updatedAt, said });
    expect(corrected.body.form.said).toMatchObject({ noticePeriod: 45, expectedCtc: FORM.expectedCtc });
    expect((await ask('placement-preferences', seeker)).body).toMatchObject({ noticePeriod: 45 });
    expect(await newsOf(seeker.userId)).toEqual(['Your placement form was corrected']);
    const again = await send(token, 'PUT', pathOf('placement-forms', seeker), { seen: updatedAt, said });
    expect(again).toMatchObject({ status: 409 });
    const wrong = { seen: updatedAt, said: { ...said, noticePeriod: -1 } };
    expect(await send(token, 'PUT', pathOf('placement-forms', seeker), wrong)).toMatchObject({ status: 400 });
    expect(await actionsOf(userId)).toEqual(['placement-form.corrected']);
  });

  it('JOBS-01 a closed form is reopened for one learner until a day, even after the placement has begun', async () => {
    const { token, userId } = await team();
    const seeker = await mintSeeker({ formIn: 0.02, startIn: 0.03 });
    await fill(seeker);
    const change = () => submit('PUT', 'placement-preferences', seeker, { noticePeriod: 15 });
    school.advance(3_600_000);
    expect(await change()).toMatchObject({ status: 409 });
    const path = `${pathOf('placement-forms', seeker)}/reopen`;
    expect(await send(token, 'POST', path, { until: dayIn(-3) })).toMatchObject({ status: 400 });
    const reopened = await send(token, 'POST', path, { until: dayIn(4) });
    expect(reopened.body.form.reopenedUntil).toContain(dayIn(4));
    expect((await ask('banner-type', seeker)).body.reopenedUntil).toContain(dayIn(4));
    expect(await change()).toMatchObject({ status: 200 });
    await school.deps.db
      .update(placementInterests)
      .set({ reopenedUntil: new Date(school.now().getTime() - 1) })
      .where(eq(placementInterests.userId, seeker.userId));
    expect(await change()).toMatchObject({ status: 409 });
    school.advance(-3_600_000);
    expect(await newsOf(seeker.userId)).toEqual(['Your placement form is open again']);
    expect(await actionsOf(userId)).toEqual(['placement-form.reopened']);
  });

  it('JOBS-01 D-146 a form reopened until another day is in the digest with the new day only', async () => {
    const { token } = await team();
    const seeker = await mintSeeker({ formIn: 0.02, startIn: 0.03 });
    await fill(seeker);
    const path = `${pathOf('placement-forms', seeker)}/reopen`;
    for (const days of [9, 4])
      expect((await send(token, 'POST', path, { until: dayIn(days) })).status).toBe(200);
    const waiting = await school.deps.db
      .select({ text: notifications.text })
      .from(notifications)
      .where(and(eq(notifications.userId, seeker.userId), isNull(notifications.mailedAt)));
    expect(waiting).toEqual([{ text: expect.stringContaining(formatDay(dayIn(4))) }]);
  });

  it('JOBS-01 a form reopened until the end of the same day is mailed at once', async () => {
    const { token } = await team();
    const seeker = await mintSeeker({ formIn: 0.02, startIn: 0.03 });
    await fill(seeker);
    const until = calendarDateIn(DEFAULT_TIMEZONE, school.now().toISOString());
    expect(await send(token, 'POST', `${pathOf('placement-forms', seeker)}/reopen`, { until })).toMatchObject(
      { status: 200 },
    );
    const [mail] = await school.mailsTo(seeker.emailId);
    expect(mail?.subject).toBe('Your placement form is open again');
    expect(mail?.text).toContain(`You can change it until ${formatDay(until)}.`);
  });

  it('JOBS-01 a learner who missed the form fills it in after it was opened again', async () => {
    const { token, userId } = await team();
    const seeker = await mintSeeker({ formIn: -3, startIn: -1 });
    expect((await fill(seeker)).status).toBe(409);
    const path = `${pathOf('placement-forms', seeker)}/reopen`;
    const until = dayIn(4);
    const answers = await Promise.all([1, 2, 3].map(() => send(token, 'POST', path, { until })));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { form: { said: { interestedInPlacements: null, noticePeriod: null } } },
      });
    const [news, ...more] = await school.deps.db
      .select({ text: notifications.text })
      .from(notifications)
      .where(eq(notifications.userId, seeker.userId));
    expect(more).toEqual([]);
    expect(news?.text).toBe(`You can fill it in until ${formatDay(until)}.`);
    const banner = await school.call('GET', `${HIRING}/placement-banner/${seeker.cohortId}`, seeker);
    expect(banner.body).toMatchObject({
      bannerType: 'ELIGIBLE_BUT_FORM_NOT_FILLED',
      buttonText: 'Fill in the form',
    });
    expect((await fill(seeker)).body).toMatchObject({ status: 'ELIGIBLE_FOR_PLACEMENT' });
    expect(await actionsOf(userId)).toEqual(['placement-form.reopened']);
  });

  it.each(['CANCELLED', 'TRANSFERRED'] as const)(
    'JOBS-01 no form is opened for a person who is not a learner of the cohort, nor for one with a %s place',
    async (state) => {
      const { token } = await team();
      const [left, other] = [await mintSeeker({ state }), await mintSeeker()];
      for (const place of [left, { ...other, cohortId: left.cohortId }]) {
        const path = pathOf('placement-forms', place);
        expect(await send(token, 'POST', `${path}/reopen`, { until: dayIn(3) })).toMatchObject({
          status: 404,
        });
        expect(await get(token, path)).toMatchObject({ status: 404 });
      }
    },
  );

  it('JOBS-01 a learner who has not submitted a form has none to correct', async () => {
    const { token } = await team();
    const seeker = await mintSeeker();
    const path = pathOf('placement-forms', seeker);
    expect(await get(token, path)).toMatchObject({ status: 404 });
    const said = { ...FORM, noticePeriod: 45 };
    const seen = school.now().toISOString();
    expect(await send(token, 'PUT', path, { seen, said })).toMatchObject({ status: 404 });
  });
});

describe('messages to the placement team', () => {
  const write = async (message: string) => {
    const seeker = await mintSeeker();
    await submit('POST', 'contact-us', seeker, { subject: 'A question', message });
    const { token, userId } = await team();
    const listed = await get(token, `placement-messages?state=OPEN&search=${seeker.emailId}`);
    const [one] = listed.body.messages as OfficePlacementMessage[];
    const path = `placement-messages/${one?.messageId}`;
    return {
      seeker,
      token,
      userId,
      one,
      path,
      answer: (answer: string) => send(token, 'POST', `${path}/answer`, { answer }),
    };
  };
  const mailsTo = async (emailId: string) =>
    (await school.deps.db.select().from(mails).where(eq(mails.to, emailId))).filter(
      ({ template }) => template === 'placement-answer',
    );

  it('JOBS-01 OFFICE-06 a message waits on the first page, is read and answered once, by email and in the app', async () => {
    const { seeker, token, userId, one, path, answer } = await write('May I apply from Dubai?');
    const waits = async () =>
      ((await get(token, 'waiting')).body.waiting as Waiting[])
        .find(({ kind }) => kind === 'PLACEMENT_MESSAGE')
        ?.entries.map(({ id }) => id) ?? [];
    expect(await waits()).toContain(one?.messageId);
    expect(one).toMatchObject({
      emailId: seeker.emailId,
      subject: 'A question',
      message: 'May I apply from Dubai?',
      settled: null,
    });
    const answers = await Promise.all([answer('Yes, you may.'), answer('Yes, you may.')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(token, path)).body.message.settled).toMatchObject({
      answer: 'Yes, you may.',
      by: expect.stringContaining('Pia'),
    });
    expect(await answer('No.')).toMatchObject({ status: 409 });
    const [mail, ...more] = await mailsTo(seeker.emailId);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('The placement team has answered you: A question');
    expect(mail?.text).toContain('Yes, you may.');
    expect(await newsOf(seeker.userId)).toEqual(['The placement team has answered you']);
    expect(await actionsOf(userId)).toEqual(['placement-message.answered']);
    expect(await waits()).not.toContain(one?.messageId);
  });

  it('JOBS-01 a message answered by phone is settled, and nobody is notified', async () => {
    const { seeker, token, userId, answer, path } = await write('Please call me.');
    expect((await answer(' ')).body.message.settled).toMatchObject({ answer: '' });
    expect((await get(token, path)).body.message.settled.answer).toBe('');
    expect(await mailsTo(seeker.emailId)).toEqual([]);
    expect(await newsOf(seeker.userId)).toEqual([]);
    expect(await actionsOf(userId)).toEqual(['placement-message.settled']);
  });

  it('JOBS-01 API-268 a message that was answered or settled can be sent again on the same day, once', async () => {
    const { seeker, token, answer } = await write('Please call me.');
    const again = () =>
      submit('POST', 'contact-us', seeker, { subject: 'A question', message: 'Please call me.' });
    const listed = async () =>
      (await get(token, `placement-messages?search=${seeker.emailId}&sortBy=createdAt&sortDirection=asc`))
        .body.messages as OfficePlacementMessage[];
    const mailed = async () =>
      (await school.mailsTo('school@plinth.test')).filter(({ text }) => text.includes('Please call me.'))
        .length;
    await again();
    expect(await listed()).toHaveLength(1);
    const before = await mailed();
    await answer('We called, and nobody answered.');
    school.advance(1000);
    await Promise.all([again(), again(), again()]);
    const [first, second, ...more] = await listed();
    expect(more).toEqual([]);
    expect(first?.settled).toMatchObject({ answer: 'We called, and nobody answered.' });
    expect(second?.settled).toBeNull();
    expect(await mailed()).toBe(before + 1);
    await send(token, 'POST', `placement-messages/${second?.messageId}/answer`, { answer: '' });
    school.advance(1000);
    await again();
    expect((await listed()).map(({ settled }) => settled === null)).toEqual([false, false, true]);
    school.advance(-2000);
  });

  it('JOBS-01 an unknown message returns 404, too long an answer 400, and academics cannot read messages', async () => {
    const { token, path, answer } = await write('Anybody?');
    expect(await answer('x'.repeat(2001))).toMatchObject({ status: 400 });
    const nobody = `placement-messages/${randomUUID()}`;
    expect(await get(token, nobody)).toMatchObject({ status: 404 });
    expect(await send(token, 'POST', `${nobody}/answer`, { answer: 'Yes' })).toMatchObject({ status: 404 });
    const other = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    expect(await get(other.token, path)).toMatchObject({ status: 403 });
    expect(await get(other.token, 'placement-messages')).toMatchObject({ status: 403 });
  });
});
