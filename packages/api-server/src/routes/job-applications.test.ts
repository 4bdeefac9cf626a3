import { randomUUID } from 'node:crypto';
import { JOB_FEEDBACK_QUESTIONS } from '@plinth/domain/jobs/job-feedback';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answersTo, applyFor, mintOpening, mintSeeker, readOf, sendOf } from '../../test/job-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { jobOpenings, userJobFeedback, userJobs } from '../db/schema/jobs.ts';
import { notifications } from '../db/schema/notifications.ts';
import { placementDecisions } from '../db/schema/placement.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { closeOpening } from '../services/jobs/close-opening.ts';
import { makeOffer } from '../services/jobs/make-offer.ts';
import { moveRound } from '../services/jobs/move-round.ts';
import { readJobApplication } from '../services/office-jobs/read-job-application.ts';
import { placementStatusOf } from '../services/placement/placement-status-of.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;
const PAY = { ctc: 60_000_000, currency: 'INR' as const, text: 'Start on 1 March.' };

async function mintApplication(change: Parameters<typeof mintOpening>[1] = {}) {
  const seeker = await mintSeeker(school);
  const opening = await mintOpening(school, change);
  const applied = await applyFor(school, seeker, opening);
  const userJobId: string = applied.body.userJob.userJobId;
  const read = () => readOf(school, seeker, 'application-updates', { userJobId });
  const put = (body: Record<string, unknown>) =>
    sendOf(school, seeker, 'PUT', 'user-job', { userJobId, ...body });
  const submit = (body: Record<string, unknown>) =>
    sendOf(school, seeker, 'POST', 'submit-job-feedback', { userJobId, responses: feedback, ...body });
  const steps = async () =>
    (await read()).body.updates.map(({ round, status }: { round: string | null; status: string }) =>
      [status, round].filter(Boolean).join(' '),
    );
  return { seeker, opening, userJobId, read, put, submit, steps };
}

const [stars, prepared] = JOB_FEEDBACK_QUESTIONS;
const feedback = [
  { questionId: stars?.questionId, responseValue: '4' },
  { questionId: prepared?.questionId, entries: [{ optionId: prepared?.options[0]?.optionId }] },
];
const told = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ title }) => title);
const closeNow = (jobOpeningId: string) =>
  school.deps.db
    .update(jobOpenings)
    .set({ closingDate: new Date(school.now().getTime() - 1000) })
    .where(eq(jobOpenings.jobOpeningId, jobOpeningId));

describe('a job application', () => {
  it('API-267 returns what was submitted and its steps, to its owner only and with at most two statements', async () => {
    const { seeker, opening, userJobId, read } = await mintApplication();
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.userJob).toEqual({
      userJobId,
      jobOpeningId: opening.jobOpeningId,
      companyName: opening.companyName,
      title: opening.title,
      location: 'Pune',
      appliedAt: expect.any(String),
      recordStatus: 'ACTIVE',
      currentRound: null,
      lastStatus: 'APPLIED',
      rounds: ['INTRODUCTION', 'TOOL_TEST', 'HR'],
      resumeDocumentId: seeker.resumeDocumentId,
      responses: answersTo(opening),
      isEditable: true,
      isWithdrawable: true,
      feedbackOn: [],
    });
    expect(body.updates).toEqual([
      { round: null, status: 'APPLIED', text: '', createdAt: expect.any(String) },
    ]);
    expect(await school.countQueries(read)).toBeLessThanOrEqual(2);
    const other = await mintSeeker(school, { cohortId: seeker.cohortId });
    for (const query of [{ userJobId }, { userJobId: randomUUID() }])
      expect((await readOf(school, other, 'application-updates', query)).status).toBe(404);
    expect((await readOf(school, seeker, 'application-updates', { userJobId: 'x' })).status).toBe(400);
  });

  it('PLACE-01 ENUM-35 the first application moves the placement status', async () => {
    const seeker = await mintSeeker(school);
    const statusOf = async () =>
      (await placementStatusOf(school.deps.db, { ...seeker, now: school.now() })).status;
    expect(await statusOf()).toBe('ELIGIBLE_FOR_PLACEMENT');
    await applyFor(school, seeker, await mintOpening(school));
    expect(await statusOf()).toBe('APPLIED_AT_LEAST_ONE_JOB');
  });

  it('API-260 D-101 can be withdrawn and renewed; a repeat returns the same and adds no step', async () => {
    const { put, steps, opening, seeker } = await mintApplication();
    for (const recordStatus of ['INACTIVE', 'INACTIVE', 'ACTIVE', 'ACTIVE']) {
      const { status, body } = await put({ recordStatus });
      expect([status, body.userJob.recordStatus]).toEqual([200, recordStatus]);
    }
    expect(await steps()).toEqual(['APPLIED', 'WITHDRAWN', 'RENEWED']);
    await applyFor(school, seeker, await mintOpening(school));
    const counted = async () => {
      const { total, withdrawn, removed } = (await readOf(school, seeker, 'applied-jobs-state')).body;
      const { counts } = (await readOf(school, seeker, 'placement-details')).body;
      return [total, withdrawn, removed, counts.applied];
    };
    expect(await counted()).toEqual([2, 0, 0, 2]);
    await put({ recordStatus: 'INACTIVE' });
    expect(await counted()).toEqual([2, 1, 0, 1]);
    expect((await put({ responses: answersTo(opening) })).status).toBe(409);
    const again = await applyFor(school, seeker, opening);
    expect([again.status, again.body.userJob.recordStatus]).toEqual([200, 'INACTIVE']);
  });

  it('API-260 answers can be edited and renewed only while applications are open; withdrawing stays possible after that', async () => {
    const { put, opening, read } = await mintApplication();
    const questionId = opening.questions[0]?.questionId;
    const responses = [{ questionId, responseValue: 'Its details are buildable.' }];
    expect((await put({ responses })).body.userJob.responses).toEqual(responses);
    expect((await put({ responses: [{ questionId, responseValue: ' ' }] })).status).toBe(400);
    expect((await put({ resumeDocumentId: randomUUID() })).status).toBe(400);
    expect((await put({ recordStatus: 'DELETED' })).status).toBe(400);
    await closeNow(opening.jobOpeningId);
    expect((await put({ responses })).status).toBe(409);
    expect((await read()).body.userJob).toMatchObject({ isEditable: false, isWithdrawable: true });
    expect((await put({ recordStatus: 'INACTIVE' })).status).toBe(200);
    expect((await put({ recordStatus: 'ACTIVE' })).status).toBe(409);
  });

  it('API-260 JOBS-01 after a round that was not cleared it can be neither withdrawn, renewed nor edited, until staff record another step', async () => {
    const { put, userJobId, read, steps, opening } = await mintApplication();
    const move = (status: 'NOT_CLEARED' | 'SCHEDULED') =>
      moveRound(school.deps, COMMAND, { userJobId, round: 'HR', status, text: '' });
    await move('NOT_CLEARED');
    expect((await read()).body.userJob).toMatchObject({
      lastStatus: 'NOT_CLEARED',
      isEditable: false,
      isWithdrawable: false,
    });
    for (const change of [{ recordStatus: 'INACTIVE' }, { responses: answersTo(opening) }]) {
      const { status, body } = await put(change);
      expect([status, body.message]).toEqual([
        409,
        'The employer is not taking this application further. It can no longer be changed or withdrawn.',
      ]);
    }
    expect((await readJobApplication(school.deps, userJobId)).application.stand).toBe('NOT_CLEARED');
    expect(await steps()).toEqual(['APPLIED', 'NOT_CLEARED HR']);
    school.advance(1000);
    await move('SCHEDULED');
    expect((await put({ recordStatus: 'INACTIVE' })).status).toBe(200);
  });

  it('API-258 API-259 a learner who is placed, or to whom placement is not open, learns why before applying', async () => {
    const seeker = await mintSeeker(school);
    const unfilled = await mintSeeker(school, { cohortId: seeker.cohortId, isFormFilled: false });
    const { userId, cohortId } = seeker;
    const applied = await mintOpening(school);
    const opening = await mintOpening(school);
    await applyFor(school, seeker, applied);
    await school.deps.db
      .insert(placementDecisions)
      .values({ cohortId, userId, placedAt: school.now(), updatedAt: school.now() });
    const statusOf = async (who: typeof seeker, { jobOpeningId } = opening) =>
      (await readOf(school, who, 'job-apply-status', { jobOpeningId })).body;
    for (const [who, refusal] of [
      [seeker, 'You are placed, so openings are no longer open to you.'],
      [unfilled, 'Openings are not open to you. The placement hub shows what is missing.'],
    ] as const) {
      expect(await statusOf(who)).toEqual({ hasApplied: false, refusal });
      expect((await applyFor(school, who, opening)).body.message).toBe(refusal);
    }
    const listed = await readOf(school, seeker, 'user-jobs-data');
    expect([listed.status, listed.body.data]).toEqual([403, expect.objectContaining({ isPlaced: true })]);
    expect(await statusOf(seeker, applied)).not.toHaveProperty('refusal');
  });

  it('API-260 a withdrawn one says why it cannot be renewed, by the words that refuse it', async () => {
    const { seeker, opening, put, read } = await mintApplication();
    const { cohortId, userId } = seeker;
    await put({ recordStatus: 'INACTIVE' });
    expect((await read()).body.userJob).not.toHaveProperty('renewalRefusal');
    const refused = async () => [
      (await read()).body.userJob.renewalRefusal,
      (await put({ recordStatus: 'ACTIVE' })).body.message,
    ];
    const { jobOpeningId } = opening;
    const asksMore = { criteria: { minExperienceInMonths: 600 } };
    await school.deps.db.update(jobOpenings).set(asksMore).where(eq(jobOpenings.jobOpeningId, jobOpeningId));
    expect(await refused()).toEqual(Array(2).fill('You do not meet the requirements of this opening.'));
    const placed = { cohortId, userId, placedAt: school.now(), updatedAt: school.now() };
    await school.deps.db.insert(placementDecisions).values(placed);
    expect(await refused()).toEqual(Array(2).fill('You are placed, so openings are no longer open to you.'));
  });

  it("API-260 someone else's returns 404 and stays unchanged; one that staff removed returns 409", async () => {
    const { seeker, userJobId, put, read } = await mintApplication();
    const other = await mintSeeker(school, { cohortId: seeker.cohortId });
    const foreign = await sendOf(school, other, 'PUT', 'user-job', { userJobId, recordStatus: 'INACTIVE' });
    expect(foreign.status).toBe(404);
    expect((await read()).body.userJob.recordStatus).toBe('ACTIVE');
    await school.deps.db
      .update(userJobs)
      .set({ recordStatus: 'DELETED' })
      .where(eq(userJobs.userJobId, userJobId));
    expect((await put({ recordStatus: 'ACTIVE' })).status).toBe(409);
  });
});

describe('questions changed by staff', () => {
  const reworded = async (opening: Awaited<ReturnType<typeof mintOpening>>) => {
    const questions = opening.questions.map((question) => ({
      ...question,
      questionId: randomUUID(),
      question: `${question.question} Say it in a sentence.`,
    }));
    await school.deps.db
      .update(jobOpenings)
      .set({ questions })
      .where(eq(jobOpenings.jobOpeningId, opening.jobOpeningId));
    return { ...opening, questions };
  };
  const seenByStaff = async (userJobId: string) =>
    (await readJobApplication(school.deps, userJobId)).application.answers;

  it('API-260 an application keeps the questions it answered, for the learner, for staff and when it is edited', async () => {
    const { opening, userJobId, put, read } = await mintApplication();
    const before = await seenByStaff(userJobId);
    expect((await read()).body.userJob.questions).toBeUndefined();
    const today = await reworded(opening);
    expect(await seenByStaff(userJobId)).toEqual(before);
    expect((await read()).body.userJob.questions).toMatchObject(
      opening.questions.map(({ questionId, question }) => ({ questionId, question })),
    );
    const responses = [{ questionId: opening.questions[0]?.questionId, responseValue: 'Its plan is clear.' }];
    expect((await put({ responses })).body.userJob.responses).toEqual(responses);
    expect(await seenByStaff(userJobId)).toMatchObject([
      { question: opening.questions[0]?.question, answer: 'Its plan is clear.' },
    ]);
    expect((await put({ responses: answersTo(today) })).body.userJob.questions).toBeUndefined();
    expect(await seenByStaff(userJobId)).toMatchObject([{ question: today.questions[0]?.question }]);
  });

  it('API-259 someone who began before the change may submit the earlier answers; answers to neither set return 400', async () => {
    const opening = await mintOpening(school);
    const seeker = await mintSeeker(school);
    await reworded(opening);
    const foreign = { ...opening, questions: [{ questionId: randomUUID() }] };
    expect((await applyFor(school, seeker, opening, { responses: answersTo(foreign) })).status).toBe(400);
    const applied = await applyFor(school, seeker, opening);
    expect(applied.status).toBe(201);
    expect(await seenByStaff(applied.body.userJob.userJobId)).toMatchObject([
      { question: opening.questions[0]?.question, answer: 'Its sections are drawn with care.' },
    ]);
  });
});

describe('interview rounds', () => {
  it('ENUM-37 API-267 staff move an application once per step, and the learner is notified in the app and by email', async () => {
    const { userJobId, seeker, opening, read, steps } = await mintApplication();
    const move = { userJobId, round: 'TOOL_TEST', status: 'SCHEDULED', text: 'Tuesday at 10.' } as const;
    expect(await moveRound(school.deps, COMMAND, move)).toEqual({ isNew: true });
    expect(await moveRound(school.deps, COMMAND, move)).toEqual({ isNew: false });
    expect((await read()).body.userJob.currentRound).toBe('TOOL_TEST');
    expect(await steps()).toEqual(['APPLIED', 'SCHEDULED TOOL_TEST']);
    expect(await told(seeker.userId)).toEqual([`${opening.companyName} invites you: Tool test`]);
    const mails = await school.mailsTo(seeker.emailId);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Tuesday at 10.');
    expect(mails[0]?.text).toContain(`/placement-hub/application?cohortId=${seeker.cohortId}`);
    const audited = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, seeker.userId));
    expect(audited.map(({ action }) => action)).toEqual(['move-job-round']);
  });

  it('API-267 refuses a round the opening does not have, and any step after a withdrawal or an offer', async () => {
    const { userJobId, put } = await mintApplication();
    const move = { userJobId, round: 'TECHNICAL', status: 'SCHEDULED', text: '' } as const;
    await expect(moveRound(school.deps, COMMAND, move)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(moveRound(school.deps, COMMAND, { ...move, userJobId: randomUUID() })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
    await put({ recordStatus: 'INACTIVE' });
    await expect(moveRound(school.deps, COMMAND, { ...move, round: 'HR' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await put({ recordStatus: 'ACTIVE' });
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY });
    await expect(moveRound(school.deps, COMMAND, { ...move, round: 'HR' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('API-262 feedback is accepted once per round that is over and once for the whole; a repeat returns the same', async () => {
    const { submit, userJobId, read } = await mintApplication();
    expect((await submit({ round: 'HR' })).status).toBe(400);
    const move = { userJobId, round: 'HR', text: '' } as const;
    await moveRound(school.deps, COMMAND, { ...move, status: 'SCHEDULED' });
    expect((await submit({ round: 'HR' })).body.data.details).toBe(
      'You can give feedback on a round once it is over.',
    );
    await moveRound(school.deps, COMMAND, { ...move, status: 'CLEARED' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({ round: 'HR' })));
    expect(answers.every(({ status, body }) => status === 200 && body.saved)).toBe(true);
    await submit({});
    const later = [{ ...feedback[0], responseValue: '1' }, feedback[1]];
    expect((await submit({ round: 'HR', responses: later })).body).toEqual({ saved: true });
    await moveRound(school.deps, COMMAND, { ...move, status: 'SCHEDULED' });
    expect((await submit({ round: 'HR', responses: later })).body).toEqual({ saved: true });
    const rows = await school.deps.db
      .select()
      .from(userJobFeedback)
      .where(eq(userJobFeedback.userJobId, userJobId));
    expect(rows.map(({ round }) => round)).toEqual(['HR', null]);
    expect(rows[0]?.responses[0]?.responseValue).toBe('4');
    expect((await read()).body.userJob.feedbackOn).toEqual(['HR', null]);
  });

  it('API-262 JOBS-01 only the placement team reads the feedback, on the application and in a list', async () => {
    const { submit, seeker, userJobId, opening } = await mintApplication();
    await moveRound(school.deps, COMMAND, { userJobId, round: 'HR', status: 'CLEARED', text: '' });
    await submit({ round: 'HR' });
    await submit({});
    const office = async (path: string, staffRoles: StaffRole[] = ['PLACEMENT']) => {
      const { token } = await mintPerson(school, { staffRoles });
      return school.call('GET', `/v1/office/${path}`, { token });
    };
    const { body } = await office(`job-applications/${userJobId}`);
    expect(body.application.feedback).toMatchObject([
      {
        round: 'HR',
        answers: [
          { question: 'How well did it match what the opening said?', answer: '4' },
          { answer: 'The course had prepared me' },
          { answer: '' },
        ],
      },
      { round: null },
    ]);
    const listed = await office(`interview-feedback?round=HR&search=${seeker.emailId}`);
    expect(listed.body).toMatchObject({
      total: 1,
      feedback: [{ userJobId, round: 'HR', companyName: opening.companyName, emailId: seeker.emailId }],
    });
    expect((await office('interview-feedback?round=LUNCH')).status).toBe(400);
    expect((await office('interview-feedback', ['ACADEMICS'])).status).toBe(403);
  });

  it("API-262 feedback that does not fit returns 400, and feedback on someone else's application 404", async () => {
    const { submit, seeker, userJobId } = await mintApplication();
    expect((await submit({ responses: [] })).status).toBe(400);
    expect((await submit({ responses: [{ ...feedback[0], responseValue: '6' }, feedback[1]] })).status).toBe(
      400,
    );
    expect((await submit({ round: 'LUNCH' })).status).toBe(400);
    const other = await mintSeeker(school, { cohortId: seeker.cohortId });
    const foreign = await sendOf(school, other, 'POST', 'submit-job-feedback', {
      userJobId,
      responses: feedback,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('closing an opening', () => {
  it('API-260 notifies the applicants of the closure once; an existing offer stays and can be answered', async () => {
    const { seeker, opening, put, steps } = await mintApplication();
    const offered = await mintSeeker(school, { cohortId: seeker.cohortId });
    const second = await applyFor(school, offered, opening);
    await makeOffer(school.deps, COMMAND, { userJobId: second.body.userJob.userJobId, ...PAY });
    const close = { reference: opening.reference, reason: 'The position is filled.' };
    expect(await closeOpening(school.deps, COMMAND, close)).toEqual({ told: 1 });
    expect(await closeOpening(school.deps, COMMAND, close)).toEqual({ told: 0 });
    expect(await steps()).toEqual(['APPLIED', 'CLOSED']);
    const { body } = await readOf(school, seeker, 'applied-jobs-state');
    expect(body.applied[0].lastStatus).toBe('CLOSED');
    expect(await told(seeker.userId)).toEqual([`${opening.companyName} has closed an opening`]);
    expect((await put({ recordStatus: 'INACTIVE' })).status).toBe(409);
    const accepted = await sendOf(school, offered, 'PUT', 'update-offer-status', {
      userJobId: second.body.userJob.userJobId,
      offerStatus: 'ACCEPTED',
    });
    expect(accepted.status).toBe(200);
    await expect(closeOpening(school.deps, COMMAND, { ...close, reference: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('API-259 API-260 an opening past its closing date accepts no more applications', async () => {
    const { seeker } = await mintApplication();
    const opening = await mintOpening(school, { closingDate: new Date(school.now().getTime() + DAY_MS) });
    await closeNow(opening.jobOpeningId);
    expect((await applyFor(school, seeker, opening)).status).toBe(409);
  });
});
