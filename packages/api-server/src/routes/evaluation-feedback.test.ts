import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { evaluationCalls, HOUR, type Room } from '../../test/evaluation-calls.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { liveSessions } from '../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../db/schema/evaluation-day.ts';
import { formResponses } from '../db/schema/forms.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { setEvaluationForm } from '../services/evaluation-day/set-evaluation-form.ts';

const school = openTestSchool();
const { mintRoom, mintSlot, mintInterview, slots, book, asGuide, noted, register, form, assess, told } =
  evaluationCalls(school);

const startQuiz = ({ course, cohort, learner }: Room) =>
  school.call('POST', `/v2/client/lms/${cohort.cohortId}/start-quiz/REVIEW_DAY`, {
    token: learner.token,
    body: {
      quizId: course.id('review/quiz'),
      formId: course.formId('review/quiz'),
      isRetake: false,
      isPreview: false,
    },
  });

describe('absence and the lead of an interview', () => {
  it('EVAL-06 API-187 a guide marks the learner of their own interview absent, repeatably; the learner may book a new slot', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const mark = () => asGuide(room, 'PUT', `mark-absent-evaluation?userId=${room.learner.userId}`);
    expect((await mark()).body).toEqual({ userId: room.learner.userId, slotStatus: 'ABSENT' });
    expect((await mark()).status).toBe(200);
    expect((await told(room.learner.userId)).map(({ title }) => title)).toEqual([
      'You were marked absent from your interview',
    ]);
    const { body } = await asGuide(room, 'GET', 'feedback-details');
    expect(body.interviewsCount).toEqual({ total: 1, completed: 0, pending: 1 });
    expect((await assess(room)).status).toBe(409);
    expect((await book(room, await mintSlot(room, 48))).status).toBe(200);
    expect((await slots(room)).body.slotStatus).toBe('SLOT_BOOKED');
  });

  it('EVAL-06 API-187 absence cannot be marked before the start, after notes, or by a guide not assigned', async () => {
    const early = await mintRoom();
    await book(early, await mintSlot(early, 5));
    const mark = (room: Room, token = room.guide.token, userId: string = room.learner.userId) =>
      asGuide(room, 'PUT', `mark-absent-evaluation?userId=${userId}`, undefined, token);
    expect((await mark(early)).status).toBe(409);
    const room = await mintRoom();
    await mintInterview(room);
    const stranger = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, stranger.userId, 'INDUSTRIAL_GUIDE');
    expect((await mark(room, stranger.token)).status).toBe(404);
    expect((await mark(room, early.guide.token)).status).toBe(403);
    expect((await mark(room, room.learner.token)).status).toBe(403);
    expect((await mark(room, room.guide.token, 'x')).status).toBe(400);
    await register(room, noted(room));
    expect((await mark(room)).status).toBe(409);
  });

  it('EVAL-06 API-187 what the learner says of an interview does not keep the guide from marking them absent', async () => {
    const room = await mintRoom();
    await mintInterview(room, 2);
    await startQuiz(room);
    expect((await slots(room)).body.slotStatus).toBe('QUIZ_IN_PROGRESS');
    await school.deps.db
      .update(formResponses)
      .set({ status: 'COMPLETED', completedAt: school.now() })
      .where(eq(formResponses.userId, room.learner.userId));
    expect((await slots(room)).body.slotStatus).toBe('QUIZ_COMPLETED');
    const mark = () => asGuide(room, 'PUT', `mark-absent-evaluation?userId=${room.learner.userId}`);
    expect((await mark()).body.slotStatus).toBe('ABSENT');
  });

  it('ENUM-50 EVAL-06 answers about an earlier interview say nothing about the present one', async () => {
    const room = await mintRoom();
    await mintInterview(room, 1);
    await school.deps.db.insert(formResponses).values({
      formId: room.course.formId('review/quiz'),
      userId: room.learner.userId,
      cohortId: room.cohort.cohortId,
      nodeId: room.course.id('review/quiz'),
      namespace: 'REVIEW_DAY',
      status: 'COMPLETED',
      startedAt: new Date(school.now().getTime() - 3 * HOUR),
    });
    expect((await slots(room)).body.slotStatus).toBe('INTERVIEW_COMPLETED');
  });

  it.each([
    ['no time is booked', null],
    ['the interview is ahead', -5],
    ['the interview is taking place', 0.1],
    ['the interview was missed', 8 * 24],
  ])('EVAL-01 API-144 the questions about the interview are closed when %s', async (_case, hoursAgo) => {
    const room = await mintRoom();
    if (hoursAgo !== null) await mintInterview(room, hoursAgo);
    const { status, body } = await startQuiz(room);
    expect([status, body.message]).toEqual([409, 'The questions open after your interview.']);
    const sheet = await school.call('POST', `/v1/client/form/response/${room.course.formId('review/quiz')}`, {
      token: room.learner.token,
      headers: { 'x-product-id': 'BIM_A' },
      body: { productId: 'BIM_A' },
    });
    expect(sheet.status).toBe(409);
    expect(
      await school.deps.db.select().from(formResponses).where(eq(formResponses.userId, room.learner.userId)),
    ).toEqual([]);
  });

  it('EVAL-01 an attempt begun after the interview goes on after the guide has marked the learner absent', async () => {
    const room = await mintRoom();
    await mintInterview(room, 2);
    const { status, body } = await startQuiz(room);
    expect(status).toBe(201);
    await asGuide(room, 'PUT', `mark-absent-evaluation?userId=${room.learner.userId}`);
    const again = await startQuiz(room);
    expect([again.status, again.body.responseId]).toEqual([200, body.responseId]);
  });

  it('EVAL-06 API-206 a filter answer or a cleared answer does not count as attendance', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const [filter, answer] = noted(room);
    await register(room, [filter ?? {}, answer ?? {}]);
    const mark = () => asGuide(room, 'PUT', `mark-absent-evaluation?userId=${room.learner.userId}`);
    expect((await mark()).status).toBe(409);
    await register(room, [{ ...answer, entries: [] }]);
    const detail = await asGuide(room, 'GET', `learner-feedback-detail?userId=${room.learner.userId}`);
    expect(detail.body).toMatchObject({ hasNotes: false, slotStatus: 'INTERVIEW_IN_PROGRESS' });
    expect((await mark()).body.slotStatus).toBe('ABSENT');
    expect((await register(room, noted(room))).status).toBe(409);
  });

  it("EVAL-06 API-206 the remark and answers noted before an absence are not in the next guide's form", async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const { userId } = room.learner;
    await asGuide(room, 'POST', 'bulk-register-response', {
      formId: room.formId,
      responses: noted(room).slice(0, 1),
      remarks: [{ userId, remark: 'Did not answer my calls.' }],
    });
    expect((await asGuide(room, 'PUT', `mark-absent-evaluation?userId=${userId}`)).status).toBe(200);
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    expect((await book(room, await mintSlot(room, 48, second.userId))).status).toBe(200);
    const url = `learner-feedback-detail?userId=${userId}`;
    const { body } = await asGuide(room, 'GET', url, undefined, second.token);
    expect(body).toMatchObject({ responseId: null, remark: null });
    expect(body.filterAnswers.flatMap(({ entries }: { entries: unknown[] }) => entries)).toEqual([]);
  });

  it('API-201 EVAL-04 EVAL-06 the form of the course can be replaced while notes are left on an interview that did not take place', async () => {
    const room = await mintRoom();
    const set = (sectionTitle: string) =>
      setEvaluationForm(school.deps, COMMAND, {
        course: room.course.code,
        form: { filters: [], sections: [{ sectionTitle, shownFor: [], questions: [] }] },
      });
    await mintInterview(room);
    await register(room, noted(room).slice(0, 1));
    await expect(set('Before')).rejects.toMatchObject({ code: 'CONFLICT' });
    await asGuide(room, 'PUT', `mark-absent-evaluation?userId=${room.learner.userId}`);
    const missed = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, missed.userId);
    const slotId = await mintInterview(room, 1, missed.userId);
    await register(room, [{ ...noted(room)[0], userId: missed.userId }]);
    await expect(set('Before')).rejects.toMatchObject({ code: 'CONFLICT' });
    await school.deps.db
      .update(evaluationSlots)
      .set({ startDate: new Date(school.now().getTime() - 8 * 24 * HOUR) })
      .where(eq(evaluationSlots.slotId, slotId));
    expect(await set('After')).toEqual({ hasChanged: true });
    const { body } = await asGuide(room, 'GET', 'feedback-details');
    const statuses = body.feedback.map((one: { slotStatus: string }) => one.slotStatus);
    expect(statuses.sort()).toEqual(['ABSENT', 'MISSED']);
  });

  it('API-188 a guide of the slot or of the group may take the lead, and the first one keeps it', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    const lead = (token: string, body: object = { userId: room.learner.userId }) =>
      asGuide(room, 'POST', 'mark-primary-mentor', body, token);
    expect((await lead(second.token)).status).toBe(404);
    const detail = `learner-feedback-detail?userId=${room.learner.userId}`;
    expect((await asGuide(room, 'GET', detail)).body.primaryMentor).toBeNull();
    await mintGroup(school, room.cohort.cohortId, second.userId, [room.learner.userId]);
    const ofGroup = async () =>
      (
        await school.call(
          'GET',
          `/v1/client/mentor/learner-performance/${room.cohort.cohortId}?user-id=${room.learner.userId}`,
          { token: second.token },
        )
      ).body.interview;
    expect(await ofGroup()).toMatchObject({ startDate: expect.any(String), primaryMentor: null });
    const answers = await Promise.all([lead(second.token), lead(second.token)]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array(2).fill({ userId: room.learner.userId, primaryMentorId: second.userId }),
    );
    expect((await lead(room.guide.token)).status).toBe(409);
    for (const { primaryMentor } of [await ofGroup(), (await asGuide(room, 'GET', detail)).body])
      expect(primaryMentor).toMatchObject({ userId: second.userId });
    expect((await lead(room.learner.token)).status).toBe(403);
    expect((await lead(room.guide.token, { userId: 'x' })).status).toBe(400);
    const { body } = await asGuide(room, 'GET', 'feedback-details', undefined, second.token);
    expect(body.total).toBe(1);
  });
});

describe('interview feedback', () => {
  it('API-207 EVAL-05 is 409 for a missed interview, with or without notes', async () => {
    const forgotten = await mintRoom();
    await mintInterview(forgotten, 24 * 8);
    const noticed = await mintRoom();
    await mintInterview(noticed);
    await register(noticed, noted(noticed));
    const { responseId } = (await form(noticed)).body;
    await school.deps.db
      .update(interviews)
      .set({ slotStatus: 'MISSED' })
      .where(eq(interviews.userId, noticed.learner.userId));
    for (const answer of [await assess(forgotten), await assess(noticed, { responseId })])
      expect(answer).toMatchObject({ status: 409, body: { message: 'This interview did not take place.' } });
    expect(await told(noticed.learner.userId)).toEqual([]);
  });

  it('API-200 EVAL-03 EVAL-04 EVAL-05 a guide sees their own interviews and how many are completed', async () => {
    const room = await mintRoom();
    const { cohortId } = room.cohort;
    for (const [hoursAgo, status] of [
      [1, 'SLOT_BOOKED'],
      [24 * 9, 'SLOT_BOOKED'],
      [3, 'FEEDBACK_COMPLETED'],
    ] as const) {
      const learner = await mintPerson(school, { lastName: `Test ${hoursAgo}` });
      await enrol(school, cohortId, learner.userId);
      await mintInterview(room, hoursAgo, learner.userId);
      await school.deps.db
        .update(interviews)
        .set({ slotStatus: status, ...(status === 'FEEDBACK_COMPLETED' ? { feedbackStatus: status } : {}) })
        .where(and(eq(interviews.cohortId, cohortId), eq(interviews.userId, learner.userId)));
    }
    const { status, body } = await asGuide(room, 'GET', 'feedback-details');
    expect(status).toBe(200);
    expect(body.feedback.map((one: { slotStatus: string }) => one.slotStatus)).toEqual([
      'MISSED',
      'FEEDBACK_COMPLETED',
      'INTERVIEW_COMPLETED',
    ]);
    expect(body.interviewsCount).toEqual({ total: 3, completed: 2, pending: 1 });
    expect(Date.parse(body.feedback[2].startDate)).toBeCloseTo(school.now().getTime() - HOUR, -4);
    expect((await asGuide(room, 'GET', 'feedback-details?pageNo=1')).body.feedback).toEqual([]);
    expect((await asGuide(room, 'GET', 'feedback-details?pageNo=x')).status).toBe(400);
    expect((await asGuide(room, 'GET', 'feedback-details', undefined, room.learner.token)).status).toBe(403);
  });

  it('API-200 API-204 reading a day with many learners takes as many statements as with one', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const day = () =>
      Promise.all(
        ['feedback-details', 'evaluation-day-live-session'].map((one) => asGuide(room, 'GET', one)),
      );
    const few = await school.countQueries(day);
    for (let hour = 1; hour <= 22; hour += 1) {
      const learner = await mintPerson(school);
      await enrol(school, room.cohort.cohortId, learner.userId);
      await mintInterview(room, hour, learner.userId);
    }
    expect(await school.countQueries(day)).toBe(few);
    const [first, second] = await Promise.all(
      [0, 1].map((pageNo) => asGuide(room, 'GET', `feedback-details?pageNo=${pageNo}`)),
    );
    expect([first?.body.feedback.length, second?.body.feedback.length, first?.body.total]).toEqual([
      20, 3, 23,
    ]);
  });

  it('API-207 EVAL-03 is completed once, with a score, and the learner is notified', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    await register(room, noted(room));
    const { responseId } = (await form(room)).body;
    const answers = await Promise.all([
      assess(room, { responseId }),
      assess(room, { responseId, remark: 'Again' }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ userId: room.learner.userId, slotStatus: 'FEEDBACK_COMPLETED', score: 50 });
    }
    expect((await asGuide(room, 'GET', 'feedback-details')).body.interviewsCount.completed).toBe(1);
    expect((await register(room, noted(room))).status).toBe(409);
    expect((await told(room.learner.userId)).map(({ title }) => title)).toEqual(['Your evaluation is ready']);
    expect((await slots(room)).body.slotStatus).toBe('FEEDBACK_COMPLETED');
  });

  it("API-207 names missing answers, and is refused for someone else's interview and before the start", async () => {
    const room = await mintRoom();
    await mintInterview(room);
    await register(room, noted(room).slice(0, 1));
    const { responseId } = (await form(room)).body;
    const missing = await assess(room, { responseId });
    expect([missing.status, missing.body.data.details]).toEqual([
      400,
      'Not answered yet: How clear? Clashes?',
    ]);
    expect((await assess(room, { responseId: randomUUID() })).status).toBe(404);
    expect((await assess(room, { responseId, formId: randomUUID() })).status).toBe(404);
    expect((await assess(room, { responseId, userId: 'x' })).status).toBe(400);
    expect((await assess(room, { responseId }, room.learner.token)).status).toBe(403);
    const stranger = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, stranger.userId, 'INDUSTRIAL_GUIDE');
    expect((await assess(room, { responseId }, stranger.token)).status).toBe(404);
    const early = await mintRoom();
    await book(early, await mintSlot(early, 5));
    expect((await assess(early)).status).toBe(409);
  });

  it('API-204 of two days the room is that of the next one, and of the last one once both are over; one that was called off has no link', async () => {
    const room = await mintRoom();
    const shown = async () => {
      const { body } = await asGuide(room, 'GET', 'evaluation-day-live-session');
      return body.liveSession?.liveSessionId ?? null;
    };
    const mintDay = async (key: string, hours: number) => {
      const startDate = new Date(school.now().getTime() + hours * HOUR);
      const [day] = await school.deps.db
        .insert(liveSessions)
        .values({
          cohortId: room.cohort.cohortId,
          nodeId: room.course.id(key),
          startDate,
          endDate: new Date(startDate.getTime() + 8 * HOUR),
          joinLink: 'https://meet.plinth.test/day',
        })
        .returning();
      if (!day) throw new Error('no day minted');
      return day;
    };
    const first = await mintDay('review/portfolio', -30);
    expect(await shown()).toBe(first.liveSessionId);
    const linkOf = async () =>
      (await asGuide(room, 'GET', 'evaluation-day-live-session')).body.liveSession.joinLink;
    expect(await linkOf()).toBe('https://meet.plinth.test/day');
    await school.deps.db.update(liveSessions).set({ sessionStatus: 'RESCHEDULED' });
    expect(await linkOf()).toBeNull();
    const second = await mintDay('review/quiz', 20);
    expect(await shown()).toBe(second.liveSessionId);
    const endDate = new Date(school.now().getTime() - HOUR);
    await school.deps.db
      .update(liveSessions)
      .set({ startDate: new Date(endDate.getTime() - 8 * HOUR), endDate })
      .where(eq(liveSessions.liveSessionId, second.liveSessionId));
    expect(await shown()).toBe(second.liveSessionId);
  });

  it("API-204 the day view has the meeting room and the guide's own interviews", async () => {
    const room = await mintRoom();
    const slotId = await mintInterview(room);
    const { status, body } = await asGuide(room, 'GET', 'evaluation-day-live-session');
    expect(status).toBe(200);
    expect(body.liveSession).toBeNull();
    expect(body.interviews).toMatchObject([
      { userId: room.learner.userId, firstName: 'Asha', slotId, slotStatus: 'INTERVIEW_IN_PROGRESS' },
    ]);
    expect(
      (await asGuide(room, 'GET', 'evaluation-day-live-session', undefined, room.learner.token)).status,
    ).toBe(403);
    expect(
      (
        await school.call('GET', '/v1/client/mentor/x/evaluation-day-live-session', {
          token: room.guide.token,
        })
      ).status,
    ).toBe(400);
  });
});
