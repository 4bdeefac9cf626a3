import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  applyFor,
  HIRING,
  mintOpening,
  mintPlacementCohort,
  mintSeeker,
  readOf,
  sendOf,
} from '../../test/job-calls.ts';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { userProfiles } from '../db/schema/accounts.ts';
import { jobOpenings, userJobs } from '../db/schema/jobs.ts';
import { profileDetails } from '../db/schema/profiles.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;

const mintRoom = async (opening: Parameters<typeof mintOpening>[1] = {}) => {
  const seeker = await mintSeeker(school);
  return { seeker, opening: await mintOpening(school, opening) };
};
/** A unique text that narrows the list to the openings of one test. */
const own = () => `Practice ${randomUUID().slice(0, 8)}`;

describe('access to the jobs endpoints', () => {
  it.each([
    ['GET', 'user-jobs-data'],
    ['GET', 'job-opening'],
    ['GET', 'job-apply-status'],
    ['POST', 'user-job'],
    ['PUT', 'user-job'],
    ['POST', 'mark-activity'],
    ['POST', 'submit-job-feedback'],
    ['PUT', 'update-offer-status'],
    ['GET', 'check-eligibility-criteria'],
    ['GET', 'applied-jobs-state'],
    ['GET', 'application-updates'],
  ])('ROLE-34 %s %s requires a session and a place in the named cohort', async (method, call) => {
    const stranger = await mintPerson(school);
    const cohortId = await mintPlacementCohort(school);
    const send = (token?: string) =>
      method === 'GET'
        ? school.call('GET', `${HIRING}/${call}?cohortId=${cohortId}`, token ? { token } : {})
        : school.call(method, `${HIRING}/${call}`, { ...(token ? { token } : {}), body: { cohortId } });
    expect((await send()).status).toBe(401);
    expect((await send(stranger.token)).status).toBe(403);
  });
});

describe('the list of openings', () => {
  it("PLACE-01 API-256 ENUM-36 holds the openings that accept applications, the earliest closing first, with the caller's status", async () => {
    const seeker = await mintSeeker(school);
    const companyName = own();
    const at = (days: number) => new Date(school.now().getTime() + days * DAY_MS);
    const later = await mintOpening(school, { companyName, closingDate: at(9) });
    const sooner = await mintOpening(school, {
      companyName,
      closingDate: at(3),
      workMode: 'REMOTE',
      ctc: null,
      currency: null,
      criteria: { willingToRelocate: true },
    });
    await mintOpening(school, { companyName, closingDate: at(-1) });
    await mintOpening(school, { companyName, recordStatus: 'INACTIVE' });
    await mintOpening(school, { companyName, recordStatus: 'DELETED' });
    await applyFor(school, seeker, later);
    await sendOf(school, seeker, 'POST', 'mark-activity', {
      jobOpeningId: sooner.jobOpeningId,
      activity: 'VIEWED',
    });
    const { status, body } = await readOf(school, seeker, 'user-jobs-data', { search: companyName });
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 2,
      jobs: [
        {
          jobOpeningId: sooner.jobOpeningId,
          companyName,
          title: sooner.title,
          location: 'Pune',
          workMode: 'REMOTE',
          ctc: null,
          currency: null,
          closingDate: sooner.closingDate.toISOString(),
          isSaved: false,
          isEligible: false,
          isViewed: true,
        },
        expect.objectContaining({
          jobOpeningId: later.jobOpeningId,
          ctc: 48_000_000,
          currency: 'INR',
          isEligible: true,
          isViewed: false,
          applyStatus: 'ACTIVE',
        }),
      ],
    });
  });

  it('API-256 API-261 can be filtered by work mode, location, words and saved openings, and a % is matched literally', async () => {
    const seeker = await mintSeeker(school);
    const companyName = own();
    const [remote] = [
      await mintOpening(school, { companyName, workMode: 'REMOTE', location: 'Chennai', skills: ['Dynamo'] }),
      await mintOpening(school, { companyName, location: 'Navi Mumbai', title: 'MEP coordinator, 50% site' }),
    ];
    const found = async (query: Record<string, string>) =>
      (await readOf(school, seeker, 'user-jobs-data', { search: companyName, ...query })).body.jobs.map(
        ({ location }: { location: string }) => location,
      );
    expect(await found({ workMode: 'REMOTE' })).toEqual(['Chennai']);
    expect(await found({ location: 'mumbai' })).toEqual(['Navi Mumbai']);
    expect(await found({ search: 'dynamo' })).toEqual(['Chennai']);
    expect(await found({ search: '50% site' })).toEqual(['Navi Mumbai']);
    expect(await found({ search: '50_ site' })).toEqual([]);
    expect(await found({ saved: 'true' })).toEqual([]);
    await sendOf(school, seeker, 'POST', 'mark-activity', {
      jobOpeningId: remote?.jobOpeningId,
      activity: 'SAVED',
    });
    expect(await found({ saved: 'true' })).toEqual(['Chennai']);
  });

  it('API-256 is returned in pages of 20 with as many statements for 20 rows as for one', async () => {
    const seeker = await mintSeeker(school);
    const companyName = own();
    await mintOpening(school, { companyName });
    const read = (pageNo: string) =>
      readOf(school, seeker, 'user-jobs-data', { search: companyName, pageNo });
    const forOne = await school.countQueries(() => read('0'));
    for (let at = 0; at < 21; at += 1) await mintOpening(school, { companyName });
    expect(await school.countQueries(() => read('0'))).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(4);
    const [first, second, third] = [await read('0'), await read('1'), await read('2')];
    expect([first.body.jobs.length, second.body.jobs.length, third.body.jobs.length]).toEqual([20, 2, 0]);
    expect(third.body.total).toBe(22);
  });

  it('API-256 returns 403 to anyone for whom placement is closed', async () => {
    const cohortId = await mintPlacementCohort(school);
    const unfilled = await mintSeeker(school, { cohortId, isFormFilled: false });
    const running = await mintSeeker(school, { cohortId, state: 'ONGOING' });
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    for (const { token } of [unfilled, running, guide])
      expect((await readOf(school, { token, cohortId }, 'user-jobs-data')).status).toBe(403);
  });

  it.each([
    { workMode: 'MOON' },
    { pageNo: '-1' },
    { saved: 'maybe' },
    { location: 'x'.repeat(81) },
    { cohortId: 'none' },
  ])('API-256 refuses %o', async (query) => {
    const seeker = await mintSeeker(school);
    expect((await readOf(school, seeker, 'user-jobs-data', query)).status).toBe(400);
  });
});

describe('an opening', () => {
  it('API-257 ENUM-37 ENUM-38 shows all its details except those for staff only, also when it is closed', async () => {
    const { seeker, opening } = await mintRoom({
      recordStatus: 'INACTIVE',
      criteria: { maxNoticePeriod: 10 },
    });
    const { status, body } = await readOf(school, seeker, 'job-opening', {
      jobOpeningId: opening.jobOpeningId,
    });
    expect(status).toBe(200);
    expect(body.jobOpening).toEqual({
      jobOpeningId: opening.jobOpeningId,
      companyName: opening.companyName,
      title: 'Junior BIM modeller',
      description: 'Models architecture in Revit.',
      location: 'Pune',
      workMode: 'ON_SITE',
      ctc: 48_000_000,
      currency: 'INR',
      skills: ['Revit'],
      rounds: ['INTRODUCTION', 'TOOL_TEST', 'HR'],
      closingDate: opening.closingDate.toISOString(),
      questions: opening.questions,
      recordStatus: 'INACTIVE',
      isSaved: false,
    });
  });

  it('API-257 API-258 API-261 API-264 an unknown, removed or unpublished opening returns 404, and an invalid id 400', async () => {
    const { seeker, opening } = await mintRoom({ recordStatus: 'DELETED' });
    const draft = await mintOpening(school, { recordStatus: 'INACTIVE', publishedAt: null });
    for (const jobOpeningId of [opening.jobOpeningId, draft.jobOpeningId, randomUUID()]) {
      for (const call of ['job-opening', 'job-apply-status', 'check-eligibility-criteria'])
        expect((await readOf(school, seeker, call, { jobOpeningId })).status, call).toBe(404);
      const marked = await sendOf(school, seeker, 'POST', 'mark-activity', {
        jobOpeningId,
        activity: 'SAVED',
      });
      expect(marked.status).toBe(404);
    }
    for (const call of ['job-opening', 'job-apply-status', 'check-eligibility-criteria'])
      expect((await readOf(school, seeker, call, { jobOpeningId: 'x' })).status, call).toBe(400);
  });

  it('API-264 shows for each criterion whether the caller meets it, from profile, enrolments and the placement form', async () => {
    const { seeker, opening } = await mintRoom({
      criteria: {
        courses: ['BIM_A'],
        minExperienceInMonths: 12,
        maxNoticePeriod: 15,
        skills: ['revit', 'Dynamo'],
        languages: ['Hindi'],
        priorRevitExp: true,
        willingToRelocate: true,
      },
    });
    const { db } = school.deps;
    await db
      .update(userProfiles)
      .set({ workExperienceInMonths: 14 })
      .where(eq(userProfiles.userId, seeker.userId));
    await db.insert(profileDetails).values({
      userId: seeker.userId,
      sectionId: 'skills',
      data: { name: 'Revit', level: 'ADVANCED' },
      createdAt: school.now(),
    });
    const { body } = await readOf(school, seeker, 'check-eligibility-criteria', {
      jobOpeningId: opening.jobOpeningId,
    });
    expect(body).toEqual({
      isEligible: false,
      criteria: [
        { key: 'courses', required: ['BIM_A'], actual: ['BIM_A'], isMet: true },
        { key: 'minExperienceInMonths', required: 12, actual: 14, isMet: true },
        { key: 'skills', required: ['revit', 'Dynamo'], actual: ['revit'], isMet: false },
        { key: 'priorRevitExp', required: true, actual: true, isMet: true },
        { key: 'maxNoticePeriod', required: 15, actual: 30, isMet: false },
        { key: 'languages', required: ['Hindi'], actual: ['Hindi'], isMet: true },
        { key: 'willingToRelocate', required: true, actual: false, isMet: false },
      ],
    });
    expect((await applyFor(school, seeker, opening)).status).toBe(403);
  });

  it('API-261 D-101 can be saved and unsaved; a repeat returns the same, and an unknown activity 400', async () => {
    const { seeker, opening } = await mintRoom();
    const mark = (activity: string) =>
      sendOf(school, seeker, 'POST', 'mark-activity', { jobOpeningId: opening.jobOpeningId, activity });
    const isSaved = async () =>
      (await readOf(school, seeker, 'job-opening', { jobOpeningId: opening.jobOpeningId })).body.jobOpening
        .isSaved;
    for (const [activity, expected] of [
      ['VIEWED', false],
      ['SAVED', true],
      ['SAVED', true],
      ['VIEWED', true],
      ['UNSAVED', false],
      ['UNSAVED', false],
    ] as const) {
      expect(await mark(activity)).toMatchObject({ status: 200, body: { marked: true } });
      expect(await isSaved()).toBe(expected);
    }
    expect((await mark('APPLAUDED')).status).toBe(400);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, seeker.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const marked = await sendOf(
      school,
      { token: guide.token, cohortId: seeker.cohortId },
      'POST',
      'mark-activity',
      { jobOpeningId: opening.jobOpeningId, activity: 'SAVED' },
    );
    expect(marked.status).toBe(403);
  });
});

describe('applying for an opening', () => {
  it('API-259 API-258 happens once: 50 concurrent requests create one application, and a repeat returns it', async () => {
    const { seeker, opening } = await mintRoom();
    const before = await readOf(school, seeker, 'job-apply-status', { jobOpeningId: opening.jobOpeningId });
    expect(before.body).toEqual({ hasApplied: false });
    const answers = await Promise.all(Array.from({ length: 50 }, () => applyFor(school, seeker, opening)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
    const [first] = answers;
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(first?.body.userJob).toEqual({
      userJobId: expect.any(String),
      appliedAt: expect.any(String),
      recordStatus: 'ACTIVE',
    });
    const after = await readOf(school, seeker, 'job-apply-status', { jobOpeningId: opening.jobOpeningId });
    expect(after.body).toEqual({ hasApplied: true, ...first?.body.userJob });
    const rows = await school.deps.db.select().from(userJobs).where(eq(userJobs.userId, seeker.userId));
    expect(rows).toHaveLength(1);
    await school.deps.db
      .update(jobOpenings)
      .set({ recordStatus: 'INACTIVE' })
      .where(eq(jobOpenings.jobOpeningId, opening.jobOpeningId));
    expect((await applyFor(school, seeker, opening)).status).toBe(200);
  });

  it('API-259 is refused if placement is closed for the learner or the opening is closed or unknown', async () => {
    const cohortId = await mintPlacementCohort(school);
    const opening = await mintOpening(school);
    const unfilled = await mintSeeker(school, { cohortId, isFormFilled: false });
    expect((await applyFor(school, unfilled, opening)).status).toBe(403);
    const seeker = await mintSeeker(school, { cohortId });
    const past = await mintOpening(school, { closingDate: new Date(school.now().getTime() - 1000) });
    const closed = await mintOpening(school, { recordStatus: 'INACTIVE' });
    expect((await applyFor(school, seeker, past)).status).toBe(409);
    expect((await applyFor(school, seeker, closed)).status).toBe(409);
    expect((await applyFor(school, seeker, opening, { jobOpeningId: randomUUID() })).status).toBe(404);
  });

  it("API-259 requires the caller's own résumé and all answers", async () => {
    const { seeker, opening } = await mintRoom();
    const other = await mintSeeker(school, { cohortId: seeker.cohortId });
    for (const change of [
      { resumeDocumentId: other.resumeDocumentId },
      { resumeDocumentId: randomUUID() },
      { resumeDocumentId: 'none' },
      { responses: [] },
      { responses: [{ questionId: randomUUID(), responseValue: 'For the sections' }] },
      { responses: [{ questionId: opening.questions[0]?.questionId, responseValue: 'x'.repeat(141) }] },
    ])
      expect((await applyFor(school, seeker, opening, change)).status, JSON.stringify(change)).toBe(400);
    expect((await readOf(school, seeker, 'applied-jobs-state')).body).toEqual({
      applied: [],
      total: 0,
      withdrawn: 0,
      removed: 0,
    });
  });

  it("API-265 the caller's own applications are listed latest first, without those of others", async () => {
    const { seeker, opening } = await mintRoom();
    const second = await mintOpening(school);
    await applyFor(school, seeker, opening);
    school.advance(1000);
    await applyFor(school, seeker, second);
    const other = await mintSeeker(school, { cohortId: seeker.cohortId });
    const read = () => readOf(school, seeker, 'applied-jobs-state');
    const { body } = await read();
    expect(body.total).toBe(2);
    expect(body.applied.map(({ jobOpeningId }: { jobOpeningId: string }) => jobOpeningId)).toEqual([
      second.jobOpeningId,
      opening.jobOpeningId,
    ]);
    expect(body.applied[0]).toEqual({
      userJobId: expect.any(String),
      jobOpeningId: second.jobOpeningId,
      companyName: second.companyName,
      title: second.title,
      appliedAt: expect.any(String),
      recordStatus: 'ACTIVE',
      currentRound: null,
      lastStatus: 'APPLIED',
    });
    expect(await school.countQueries(read)).toBeLessThanOrEqual(2);
    expect((await readOf(school, other, 'applied-jobs-state')).body.total).toBe(0);
  });

  it('D-32 a learner who leaves the cohort loses access to its jobs', async () => {
    const { seeker, opening } = await mintRoom();
    const left = await mintPerson(school);
    await enrol(school, seeker.cohortId, left.userId, 'CANCELLED');
    const read = await readOf(school, { ...left, cohortId: seeker.cohortId }, 'job-opening', {
      jobOpeningId: opening.jobOpeningId,
    });
    expect(read.status).toBe(403);
  });
});
