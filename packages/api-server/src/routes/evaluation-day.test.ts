import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse, mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { evaluationForms, evaluationSlots, interviews } from '../db/schema/evaluation-day.ts';
import { formResponses } from '../db/schema/forms.ts';
import { notifications } from '../db/schema/notifications.ts';
import { announceInterviews } from '../services/evaluation-day/announce-interviews.ts';

const school = openTestSchool();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(school.now().getTime() + hours * HOUR);

const FILTER = randomUUID();
const [MODELLER, COORDINATOR] = [randomUUID(), randomUUID()];
const CLARITY = randomUUID();
const CLASHES = randomUUID();
const WORDS = randomUUID();
const option = (text: string, points: number, optionId: string = randomUUID()) => ({
  optionId,
  text,
  points,
});
const CLARITY_OPTIONS = [option('Weak', 1), option('Clear', 4)];
const CLASHES_OPTIONS = [option('Missed', 0), option('Found', 4)];
const WORDS_OPTIONS = [option('Notes', 0)];

type Room = Awaited<ReturnType<typeof mintRoom>>;

async function mintRoom({ startedDay = -1, form = true }: { startedDay?: number; form?: boolean } = {}) {
  const { cohort, course } = await mintCohortWithCourse(school);
  await mintDate(school, cohort.cohortId, 'REVIEW_DAY_START_DATE', startedDay);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'], firstName: 'Ravi' });
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const learner = await mintPerson(school, { firstName: 'Asha' });
  await enrol(school, cohort.cohortId, learner.userId);
  const formId = randomUUID();
  if (form)
    await school.deps.db.insert(evaluationForms).values({
      formId,
      courseId: course.courseId,
      filters: [
        {
          questionId: FILTER,
          questionType: 'FILTER',
          question: 'Which role?',
          options: [option('Modeller', 0, MODELLER), option('Coordinator', 0, COORDINATOR)],
        },
      ],
      sections: [
        {
          sectionTitle: 'Presentation',
          shownFor: [],
          questions: [
            {
              questionId: CLARITY,
              questionType: 'SINGLE_CHOICE',
              question: 'How clear?',
              options: CLARITY_OPTIONS,
            },
          ],
        },
        {
          sectionTitle: 'Coordination',
          shownFor: [COORDINATOR],
          questions: [
            {
              questionId: CLASHES,
              questionType: 'SINGLE_CHOICE',
              question: 'Clashes?',
              options: CLASHES_OPTIONS,
            },
            {
              questionId: WORDS,
              questionType: 'SUBJECTIVE',
              question: 'In words?',
              options: WORDS_OPTIONS,
              isRequired: false,
            },
          ],
        },
      ],
    });
  return { cohort, course, guide, learner, formId, nodeId: course.id('review/portfolio') };
}

async function mintSlot(
  room: Room,
  hours: number,
  mentorId = room.guide.userId,
  status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE',
) {
  const [slot] = await school.deps.db
    .insert(evaluationSlots)
    .values({ cohortId: room.cohort.cohortId, mentorId, startDate: inHours(hours), status })
    .returning();
  if (!slot) throw new Error('no slot minted');
  return slot.slotId;
}

/** An interview that began so many hours ago, of the learner of the room. */
async function mintInterview(room: Room, hoursAgo = 0.1, userId = room.learner.userId) {
  const slotId = await mintSlot(room, -hoursAgo);
  await school.deps.db.insert(interviews).values({
    cohortId: room.cohort.cohortId,
    userId,
    slotId,
    mentorId: room.guide.userId,
    slotStatus: 'SLOT_BOOKED',
  });
  return slotId;
}

const slots = (room: Room, query = '', token: string | undefined = room.learner.token) =>
  school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/slots${query}`, token ? { token } : {});
const book = (room: Room, slotId: string, change: object = {}, token = room.learner.token) =>
  school.call('POST', `/v1/client/workspace/${room.cohort.cohortId}/slots`, {
    token,
    body: { slotId, nodeId: room.nodeId, ...change },
  });
const asGuide = (
  room: Room,
  method: 'GET' | 'PUT' | 'POST',
  call: string,
  body?: object,
  token = room.guide.token,
) =>
  school.call(method, `/v1/client/mentor/${room.cohort.cohortId}/${call}`, {
    token,
    ...(body ? { body } : {}),
  });
const entry = (optionId: string | undefined, optionValue = '') => ({ optionId, optionValue });
const noted = (room: Room, role = COORDINATOR) => [
  { userId: room.learner.userId, questionId: FILTER, entries: [entry(role)] },
  { userId: room.learner.userId, questionId: CLARITY, entries: [entry(CLARITY_OPTIONS[1]?.optionId)] },
  {
    userId: room.learner.userId,
    questionId: CLASHES,
    entries: [entry(CLASHES_OPTIONS[0]?.optionId, 'One was left.')],
  },
];
const register = (room: Room, responses: object[], token = room.guide.token) =>
  asGuide(room, 'POST', 'bulk-register-response', { formId: room.formId, responses }, token);
const form = (room: Room, query = '', token = room.guide.token) =>
  asGuide(
    room,
    'GET',
    `get-filtered-evaluation-form?userId=${room.learner.userId}${query}`,
    undefined,
    token,
  );
const assess = (room: Room, change: object = {}, token = room.guide.token) =>
  asGuide(
    room,
    'POST',
    'assess-evaluation-form',
    { userId: room.learner.userId, formId: room.formId, responseId: randomUUID(), ...change },
    token,
  );
const ownReport = (room: Room, token = room.learner.token) =>
  school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/evaluation-report`, { token });
const share = (room: Room, isShared: unknown, token = room.learner.token) =>
  school.call('PUT', `/v1/client/workspace/${room.cohort.cohortId}/evaluation-report/share`, {
    token,
    body: { isShared },
  });
const publicReport = (token: string) =>
  school.call('GET', `/v1/client/public/lms/evaluation-report?token=${token}`);

async function mintReport(room: Room) {
  await mintInterview(room);
  await register(room, noted(room));
  const { responseId } = (await form(room)).body;
  return assess(room, { responseId, remark: 'Calm and clear.' });
}
const told = (userId: string) =>
  school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));

describe('slots', () => {
  it('API-165 EVAL-02 ENUM-34 a learner sees what can be booked, and what is taken, closed or past as INACTIVE', async () => {
    const room = await mintRoom();
    const open = await mintSlot(room, 30);
    const closed = await mintSlot(room, 31, room.guide.userId, 'INACTIVE');
    const taken = await mintSlot(room, 32);
    await mintSlot(room, -48);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    await book(room, taken, {}, other.token);
    const { status, body } = await slots(room);
    expect(status).toBe(200);
    expect(body.slots.map((slot: { slotId: string; status: string }) => [slot.slotId, slot.status])).toEqual([
      [open, 'ACTIVE'],
      [closed, 'INACTIVE'],
      [taken, 'INACTIVE'],
    ]);
    expect(body).toMatchObject({ selectedSlot: null, slotStatus: 'SLOT_NOT_BOOKED', refusal: null });
    expect((await slots(room, '?timezone=America/New_York')).status).toBe(200);
  });

  it('API-165 a stranger is 401, another cohort 403, an unknown zone 400, a foreign node 404', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/slots`)).status).toBe(401);
    expect((await slots(room, '', other.learner.token)).status).toBe(403);
    expect((await slots(room, '?timezone=Atlantis/West')).status).toBe(400);
    expect((await slots(room, `?nodeId=${other.nodeId}`)).status).toBe(404);
  });

  it('EVAL-07 EVAL-08 API-165 API-166 before the review day nothing is shown and nothing can be booked', async () => {
    const room = await mintRoom({ startedDay: 3 });
    const slotId = await mintSlot(room, 100);
    for (const answer of [await slots(room), await book(room, slotId)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'LOCKED']);
      expect(Date.parse(answer.body.data.unlocksAt)).toBeGreaterThan(school.now().getTime());
    }
  });

  it('API-166 booking twice books once, and both sides are told once', async () => {
    const room = await mintRoom();
    const slotId = await mintSlot(room, 48);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(room, slotId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      selectedSlot: { slotId, status: 'INACTIVE' },
      slotStatus: 'SLOT_BOOKED',
    });
    expect((await slots(room)).body).toMatchObject({ selectedSlot: { slotId }, slotStatus: 'SLOT_BOOKED' });
    const [mine, theirs] = [await told(room.learner.userId), await told(room.guide.userId)];
    expect(mine.map(({ category, title }) => [category, title])).toEqual([
      ['SLOT', 'Your interview is booked'],
    ]);
    expect(theirs.map(({ title }) => title)).toEqual(['Asha booked an interview']);
    expect(mine[0]?.text).toContain('(Asia/Kolkata)');
  });

  it('API-166 of 50 learners who want one slot at once one gets it', async () => {
    const room = await mintRoom();
    const slotId = await mintSlot(room, 48);
    const learners = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const learner = await mintPerson(school);
        await enrol(school, room.cohort.cohortId, learner.userId);
        return learner;
      }),
    );
    const answers = await Promise.all(learners.map(({ token }) => book(room, slotId, {}, token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const rows = await school.deps.db
      .select()
      .from(interviews)
      .where(eq(interviews.cohortId, room.cohort.cohortId));
    expect(rows.map((row) => row.slotId)).toEqual([slotId]);
    expect(rows[0]?.userId).toBe(learners[statuses.indexOf(200)]?.userId);
  });

  it('API-166 two slots wanted by one learner at once: one is booked', async () => {
    const room = await mintRoom();
    const wanted = [await mintSlot(room, 48), await mintSlot(room, 49)];
    const answers = await Promise.all(wanted.map((slotId) => book(room, slotId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('API-166 another slot needs the booked one named, and takes its place in one step', async () => {
    const room = await mintRoom();
    const [first, second] = [await mintSlot(room, 48), await mintSlot(room, 72)];
    await book(room, first);
    expect((await book(room, second)).status).toBe(409);
    expect((await book(room, second, { replacesSlotId: randomUUID() })).status).toBe(409);
    expect((await book(room, second, { replacesSlotId: first })).body.selectedSlot.slotId).toBe(second);
    const { body } = await slots(room);
    expect(body.slots.map((slot: { status: string }) => slot.status)).toEqual(['ACTIVE', 'INACTIVE']);
    expect((await told(room.learner.userId)).map(({ title }) => title).sort()).toEqual([
      'Your interview is booked',
      'Your interview was moved',
    ]);
  });

  it('API-166 a change that loses the race leaves the booked slot as it is', async () => {
    const room = await mintRoom();
    const [own, wanted] = [await mintSlot(room, 48), await mintSlot(room, 72)];
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    await book(room, own);
    await book(room, wanted, {}, other.token);
    expect((await book(room, wanted, { replacesSlotId: own })).status).toBe(409);
    expect((await slots(room)).body.selectedSlot.slotId).toBe(own);
  });

  it('API-166 a slot is changed twice at most, and not within a day of its begin', async () => {
    const room = await mintRoom();
    const ids = [
      await mintSlot(room, 48),
      await mintSlot(room, 49),
      await mintSlot(room, 50),
      await mintSlot(room, 51),
    ];
    let replacesSlotId: string | undefined;
    const statuses: number[] = [];
    for (const slotId of ids) {
      const { status } = await book(room, slotId, replacesSlotId ? { replacesSlotId } : {});
      statuses.push(status);
      replacesSlotId = slotId;
    }
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect((await slots(room)).body.refusal).toBe('A slot can be changed 2 times.');
    const late = await mintRoom();
    const [soon, later] = [await mintSlot(late, 20), await mintSlot(late, 80)];
    await book(late, soon);
    const refused = await book(late, later, { replacesSlotId: soon });
    expect([refused.status, refused.body.data.details]).toEqual([
      409,
      'A slot can be changed until 24 hours before it begins.',
    ]);
  });

  it('API-166 a closed, past, foreign or unknown slot is refused, and so is who is no learner', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await book(room, await mintSlot(room, 48, room.guide.userId, 'INACTIVE'))).status).toBe(409);
    expect((await book(room, await mintSlot(room, -1))).status).toBe(409);
    expect((await book(room, await mintSlot(other, 48))).status).toBe(404);
    expect((await book(room, randomUUID())).status).toBe(404);
    expect((await book(room, 'x')).status).toBe(400);
    const open = await mintSlot(room, 48);
    expect((await book(room, open, { nodeId: other.nodeId })).status).toBe(404);
    expect((await book(room, open, {}, room.guide.token)).status).toBe(403);
    expect((await book(room, open, {}, other.learner.token)).status).toBe(403);
    expect((await book(room, open, {}, 'no-token-at-all-no-token')).status).toBe(401);
    expect(
      await school.deps.db.select().from(interviews).where(eq(interviews.cohortId, room.cohort.cohortId)),
    ).toEqual([]);
  });

  it('API-165 a list of many slots takes as many statements as a list of one', async () => {
    const room = await mintRoom();
    await mintSlot(room, 40);
    await slots(room);
    const few = await school.countQueries(() => slots(room));
    for (let hour = 41; hour < 71; hour += 1) await mintSlot(room, hour);
    expect(await school.countQueries(() => slots(room))).toBe(few);
  });

  it('EVAL-05 ENUM-50 the interviews of the next day are announced once to both sides', async () => {
    const room = await mintRoom();
    await book(room, await mintSlot(room, 20));
    await announceInterviews(school.deps);
    await announceInterviews(school.deps);
    for (const { userId } of [room.learner, room.guide])
      expect((await told(userId)).filter(({ title }) => title.includes('within a day'))).toHaveLength(1);
  });
});

describe('who did not come, and who leads', () => {
  it('EVAL-06 API-187 a guide marks the learner of an own interview absent, once or again; a new slot may follow', async () => {
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

  it('EVAL-06 API-187 not before the begin, not after notes or a quiz, and only by the assigned guide', async () => {
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
    const quizzed = await mintRoom();
    await mintInterview(quizzed, 2);
    await school.deps.db.insert(formResponses).values({
      formId: quizzed.course.formId('review/quiz'),
      userId: quizzed.learner.userId,
      cohortId: quizzed.cohort.cohortId,
      nodeId: quizzed.course.id('review/quiz'),
      namespace: 'REVIEW_DAY',
      status: 'COMPLETED',
    });
    expect((await slots(quizzed)).body.slotStatus).toBe('QUIZ_COMPLETED');
    expect((await mark(quizzed)).status).toBe(409);
  });

  it('API-188 a guide of the slot or the group leads; the first of them stays it', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    const lead = (token: string, body: object = { userId: room.learner.userId }) =>
      asGuide(room, 'POST', 'mark-primary-mentor', body, token);
    expect((await lead(second.token)).status).toBe(404);
    await mintGroup(school, room.cohort.cohortId, second.userId, [room.learner.userId]);
    const answers = await Promise.all([lead(second.token), lead(second.token)]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array(2).fill({ userId: room.learner.userId, primaryMentorId: second.userId }),
    );
    expect((await lead(room.guide.token)).status).toBe(409);
    expect((await lead(room.learner.token)).status).toBe(403);
    expect((await lead(room.guide.token, { userId: 'x' })).status).toBe(400);
    const { body } = await asGuide(room, 'GET', 'feedback-details', undefined, second.token);
    expect(body.total).toBe(1);
  });
});

describe('feedback', () => {
  it('API-200 EVAL-03 EVAL-04 EVAL-05 a guide sees the own interviews and how many are completed', async () => {
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
    expect((await asGuide(room, 'GET', 'feedback-details?pageNo=1')).body.feedback).toEqual([]);
    expect((await asGuide(room, 'GET', 'feedback-details?pageNo=x')).status).toBe(400);
    expect((await asGuide(room, 'GET', 'feedback-details', undefined, room.learner.token)).status).toBe(403);
  });

  it('API-201 the filter questions come without points; a course without a form has none', async () => {
    const room = await mintRoom();
    const { body } = await asGuide(room, 'GET', 'get-filter-questions');
    expect(body).toEqual({
      formId: room.formId,
      questions: [
        {
          questionId: FILTER,
          questionType: 'FILTER',
          question: 'Which role?',
          options: [
            { optionId: MODELLER, text: 'Modeller' },
            { optionId: COORDINATOR, text: 'Coordinator' },
          ],
        },
      ],
    });
    const bare = await mintRoom({ form: false });
    expect((await asGuide(bare, 'GET', 'get-filter-questions')).status).toBe(404);
    expect((await asGuide(room, 'GET', 'get-filter-questions', undefined, bare.guide.token)).status).toBe(
      403,
    );
    expect(
      (await school.call('GET', '/v1/client/mentor/x/get-filter-questions', { token: room.guide.token }))
        .status,
    ).toBe(400);
  });

  it('API-202 the chosen options select the sections; foreign options and learners are refused', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const titles = (body: { sections: { sectionTitle: string }[] }) =>
      body.sections.map(({ sectionTitle }) => sectionTitle);
    expect(titles((await form(room)).body)).toEqual(['Presentation']);
    expect(titles((await form(room, `&optionIds=${COORDINATOR}`)).body)).toEqual([
      'Presentation',
      'Coordination',
    ]);
    const many = await form(room, `&optionIds[]=${MODELLER}&optionIds[]=${COORDINATOR}`);
    expect(titles(many.body)).toHaveLength(2);
    expect(JSON.stringify(many.body)).not.toContain('points');
    expect(many.body.responseId).toBeUndefined();
    expect((await form(room, `&optionIds=${randomUUID()}`)).status).toBe(400);
    expect((await form(room, '&optionIds=x')).status).toBe(400);
    expect((await form(room, '', room.learner.token)).status).toBe(403);
    const other = await asGuide(room, 'GET', `get-filtered-evaluation-form?userId=${randomUUID()}`);
    expect(other.status).toBe(404);
  });

  it('API-206 API-203 what is noted stands there, the last answer counts, and a repeat changes nothing', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    expect((await register(room, noted(room))).body).toEqual({ registered: 3 });
    expect((await register(room, noted(room))).body).toEqual({ registered: 3 });
    const { status, body } = await asGuide(
      room,
      'GET',
      `learner-feedback-detail?userId=${room.learner.userId}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: room.learner.userId,
      firstName: 'Asha',
      feedbackStatus: 'FEEDBACK_PENDING',
    });
    expect(body.sections[1].questions[0].entries).toEqual([
      entry(CLASHES_OPTIONS[0]?.optionId, 'One was left.'),
    ]);
    await register(room, [
      { userId: room.learner.userId, questionId: CLASHES, entries: [entry(CLASHES_OPTIONS[1]?.optionId)] },
    ]);
    expect((await form(room, `&optionIds=${COORDINATOR}`)).body.sections[1].questions[0].entries).toEqual([
      entry(CLASHES_OPTIONS[1]?.optionId),
    ]);
    const foreign = await asGuide(room, 'GET', `learner-feedback-detail?userId=${randomUUID()}`);
    expect(foreign.status).toBe(404);
    expect((await asGuide(room, 'GET', 'learner-feedback-detail?userId=x')).status).toBe(400);
    expect(
      (
        await asGuide(
          room,
          'GET',
          `learner-feedback-detail?userId=${room.learner.userId}`,
          undefined,
          room.learner.token,
        )
      ).status,
    ).toBe(403);
  });

  it('API-206 with one learner who is not assigned, or one foreign option, nothing at all is noted', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const withOther = [...noted(room), { ...noted(room)[0], userId: other.userId }];
    expect((await register(room, withOther)).status).toBe(404);
    const foreign = [{ userId: room.learner.userId, questionId: CLARITY, entries: [entry(MODELLER)] }];
    expect((await register(room, [...noted(room), ...foreign])).status).toBe(400);
    expect((await register(room, [])).status).toBe(400);
    expect((await register(room, noted(room), room.learner.token)).status).toBe(403);
    const wrongForm = { formId: randomUUID(), responses: noted(room) };
    expect((await asGuide(room, 'POST', 'bulk-register-response', wrongForm)).status).toBe(404);
    expect((await form(room)).body.responseId).toBeUndefined();
  });

  it('API-206 notes on many learners take as many statements as on one', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    await register(room, noted(room));
    const few = await school.countQueries(() => register(room, noted(room)));
    const more: object[] = [];
    for (let hour = 1; hour <= 6; hour += 1) {
      const learner = await mintPerson(school);
      await enrol(school, room.cohort.cohortId, learner.userId);
      await mintInterview(room, hour, learner.userId);
      more.push(...noted(room).map((one) => ({ ...one, userId: learner.userId })));
    }
    expect(await school.countQueries(() => register(room, more))).toBe(few);
  });

  it('API-207 EVAL-03 the feedback is closed once, with a score, and the learner is told', async () => {
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

  it('API-207 missing answers are named, and what is not the own interview or has not begun is refused', async () => {
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

  it('API-204 the room of the day and the own interviews by their begin', async () => {
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

describe('reports', () => {
  it('API-205 a guide reads the report of an own interview once the feedback is closed', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const read = (token = room.guide.token, userId: string = room.learner.userId) =>
      asGuide(room, 'GET', `get-evaluation-report?userId=${userId}`, undefined, token);
    expect((await read()).status).toBe(409);
    await register(room, noted(room));
    await assess(room, { responseId: (await form(room)).body.responseId });
    expect((await read()).body.report).toEqual({
      userId: room.learner.userId,
      score: 50,
      reviewStatus: 'REVIEWED',
      sections: [
        {
          sectionTitle: 'Presentation',
          questions: [{ question: 'How clear?', answers: ['Clear'], note: null }],
        },
        {
          sectionTitle: 'Coordination',
          questions: [{ question: 'Clashes?', answers: ['Missed'], note: 'One was left.' }],
        },
      ],
    });
    expect((await read(room.guide.token, randomUUID())).status).toBe(404);
    expect((await read(room.guide.token, 'x')).status).toBe(400);
    expect((await read(room.learner.token)).status).toBe(403);
  });

  it('API-072 ROLE-26 a shared report is open to whoever has the link and names neither address nor ids', async () => {
    const room = await mintRoom();
    await mintReport(room);
    expect((await ownReport(room)).body).toMatchObject({
      report: { score: 50, remark: 'Calm and clear.' },
      shareToken: null,
    });
    const [first, second] = await Promise.all([share(room, true), share(room, true)]);
    expect(first.body.shareToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(second.body).toEqual(first.body);
    const { status, body } = await publicReport(first.body.shareToken);
    expect(status).toBe(200);
    expect(Object.keys(body.report).sort()).toEqual([
      'courseTitle',
      'evaluatedAt',
      'firstName',
      'score',
      'sections',
    ]);
    expect(body.report).toMatchObject({ firstName: 'Asha', score: 50 });
    expect(JSON.stringify(body)).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-|Calm and clear/);
  });

  it('API-072 an unknown token is 404, a bad one 400, a withdrawn one 410 for good', async () => {
    const room = await mintRoom();
    await mintReport(room);
    const { shareToken } = (await share(room, true)).body;
    expect((await publicReport(randomUUID())).status).toBe(404);
    expect((await publicReport('x')).status).toBe(400);
    expect((await share(room, false)).body).toEqual({ shareToken: null });
    expect((await publicReport(shareToken)).status).toBe(410);
    const again = (await share(room, true)).body.shareToken;
    expect(again).not.toBe(shareToken);
    expect((await publicReport(shareToken)).status).toBe(410);
    expect((await publicReport(again)).status).toBe(200);
  });

  it('ROLE-34 the own report is the learner’s alone, and without one there is nothing to share', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await ownReport(room)).body).toEqual({ report: null, shareToken: null });
    expect((await share(room, true)).status).toBe(404);
    expect((await share(room, 'yes')).status).toBe(400);
    expect((await ownReport(room, other.learner.token)).status).toBe(403);
    expect((await share(room, true, other.learner.token)).status).toBe(403);
    await mintReport(room);
    expect((await ownReport(room, room.guide.token)).body.report).toBeNull();
  });
});
