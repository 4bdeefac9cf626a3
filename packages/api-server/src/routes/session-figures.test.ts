import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse, threeQuestions } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { type QuizRoom, quizCalls } from '../../test/quiz-calls.ts';
import { cohortGroups, enrolments } from '../db/schema/cohorts.ts';
import {
  courseNodes,
  creditEntries,
  liveSessions,
  nodeProgress,
  nodeSkills,
  skills,
} from '../db/schema/curriculum.ts';

const school = openTestSchool();
const quizzes = quizCalls(school);
const MINUTE = 60_000;
const LIVE = 'root/m1/live';
const QUESTIONS = `${LIVE}/questions`;

let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['OWNER'] });
});

/** A group of one learner with a guide, whose session ended an hour ago; with questions under it if requested. */
async function mintHeld({ withQuestions = false } = {}) {
  const questions = {
    key: QUESTIONS,
    parentKey: LIVE,
    type: 'QUIZ' as const,
    namespace: 'LEARNING' as const,
    rank: 1,
    meta: { title: 'What was said' },
    quiz: {
      title: 'What was said',
      credits: 3,
      quizType: 'GRADED' as const,
      questions: threeQuestions,
    },
  };
  const course = await mintCourse(school, {
    nodes: withQuestions ? [...smallCourse, questions] : smallCourse,
  });
  const cohort = await mintCohort(school, { courseId: course.courseId }, 28);
  const { cohortId } = cohort;
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
  await enrol(school, cohortId, learner.userId);
  await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
  const [group] = await school.deps.db
    .insert(cohortGroups)
    .values({ cohortId, title: 'Studio A', guideId: guide.userId })
    .returning();
  await school.deps.db
    .update(enrolments)
    .set({ groupId: group?.groupId ?? null })
    .where(eq(enrolments.cohortId, cohortId));
  const now = school.now().getTime();
  const [session] = await school.deps.db
    .insert(liveSessions)
    .values({
      cohortId,
      nodeId: course.id(LIVE),
      mentorId: lead.userId,
      startDate: new Date(now - 120 * MINUTE),
      endDate: new Date(now - 60 * MINUTE),
    })
    .returning();
  const liveSessionId = session?.liveSessionId ?? '';
  const get = async (path: string, token = learner.token) => {
    const { status, body } = await school.call('GET', path, { token });
    expect(status, path).toBe(200);
    return body;
  };
  const mark = (state: AttendanceState, seen: AttendanceState | null) =>
    school.call('PUT', `/v1/office/sessions/${liveSessionId}/attendance`, {
      token: staff.token,
      body: { marks: [{ userId: learner.userId, state, seen }] },
    });
  const stateOf = async (key: string) =>
    (await get(`/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING`)).nodes[course.id(key)];
  return { course, cohort, cohortId, learner, guide, lead, liveSessionId, get, mark, stateOf };
}
type Held = Awaited<ReturnType<typeof mintHeld>>;

/** What each screen shows for the one session: whether its page is done, and whether the learner attended. */
async function figuresOf({ cohortId, learner, guide, lead, get, stateOf, liveSessionId }: Held) {
  const statistics = await get(`/v1/client/workspace/${cohortId}/statistics`);
  const { body: performance } = await school.call(
    'POST',
    `/v2/client/lms/${cohortId}/performance?userId=${learner.userId}`,
    { token: learner.token, body: {} },
  );
  const dashboard = await get(`/v1/client/workspace/${cohortId}/dashboardV2`);
  const group = await get(`/v1/client/mentor/group-performance/${cohortId}`, guide.token);
  const one = await get(
    `/v1/client/mentor/learner-performance/${cohortId}?user-id=${learner.userId}`,
    guide.token,
  );
  const led = await get(`/v1/client/mentor/lm/session-stats/${cohortId}`, lead.token);
  const office = await get(`/v1/office/cohorts/${cohortId}/sessions`, staff.token);
  const health = await get(`/v1/office/cohorts/${cohortId}/health`, staff.token);
  const person = await get(`/v1/office/people/${learner.userId}/progress`, staff.token);
  const counted = Object.values<{ completed: number; total: number }>(statistics.statistics);
  const sum = (what: 'completed' | 'total') => counted.reduce((all, kind) => all + kind[what], 0);
  const session = office.sessions.find(
    (row: { liveSessionId: string }) => row.liveSessionId === liveSessionId,
  );
  return {
    done: [
      (await stateOf(LIVE)).state === 'COMPLETED' ? 1 : 0,
      statistics.statistics.LIVE_SESSION.completed,
      performance.byNodeType.LIVE_SESSION.completed,
      group.learners[0].byNodeType.LIVE_SESSION.completed,
    ],
    came: [
      dashboard.attendance.attended,
      performance.attendance.attended,
      group.learners[0].attendance.attended,
      one.attendance.attended,
      led.sessions[0].attendance?.attended ?? 0,
      session.attended,
      health.learners[0].attendance.attended,
    ],
    /** The whole course: the learner's own count, and that of the office. */
    whole: [
      [sum('completed'), sum('total')],
      [person.progress[0].completed, person.progress[0].total],
    ],
  };
}

const all = (value: number, length: number) => Array.from({ length }, () => value);

describe('the figures of a live session', () => {
  it('COHORT-09 are the same in hub, dashboard, curriculum, performance, mentor pages and office, also after a correction', async () => {
    const held = await mintHeld();
    const check = async (isDone: number) => {
      const { done, came, whole } = await figuresOf(held);
      expect({ done, came }).toEqual({ done: all(isDone, 4), came: all(isDone, 7) });
      expect(whole[0]).toEqual(whole[1]);
      return whole[0]?.[0] ?? 0;
    };
    const before = await check(0);
    await held.mark('LATE', null);
    expect(await check(1)).toBe(before + 1);
    await held.mark('EXCUSED', 'LATE');
    expect(await check(0)).toBe(before);
  });

  it('COHORT-09 leave out its questions for a learner who attended: they count nowhere and are not pending', async () => {
    const held = await mintHeld({ withQuestions: true });
    await held.mark('PRESENT', null);
    const { done, whole } = await figuresOf(held);
    expect(done).toEqual(all(1, 4));
    expect(whole[0]).toEqual(whole[1]);
    const { pendingTasks } = await held.get(`/v1/client/workspace/${held.cohortId}/pending-tasks`);
    expect(pendingTasks.map(({ title }: { title: string }) => title)).not.toContain('What was said');
  });
});

describe('a session that was called off', () => {
  const callOff = ({ liveSessionId }: Held) =>
    school.deps.db
      .update(liveSessions)
      .set({ sessionStatus: 'RESCHEDULED', calledOffAt: school.now() })
      .where(eq(liveSessions.liveSessionId, liveSessionId));

  it('COHORT-09 counts nowhere, nor do its questions, and nobody can complete it', async () => {
    const held = await mintHeld({ withQuestions: true });
    const totalOf = async () => {
      const { statistics } = await held.get(`/v1/client/workspace/${held.cohortId}/statistics`);
      const person = await held.get(`/v1/office/people/${held.learner.userId}/progress`, staff.token);
      const kinds = Object.values<{ total: number }>(statistics);
      return [kinds.reduce((sum, { total }) => sum + total, 0), person.progress[0].total];
    };
    const [before = 0] = await totalOf();
    await callOff(held);
    expect(await totalOf()).toEqual([before - 2, before - 2]);
    const { pendingTasks } = await held.get(`/v1/client/workspace/${held.cohortId}/pending-tasks`);
    expect(pendingTasks.map(({ title }: { title: string }) => title)).not.toContain('What was said');
    const { status, body } = await school.call(
      'PUT',
      `/v2/client/lms/${held.cohortId}/nodes/states?namespace=LEARNING&nodeId=${held.course.id(LIVE)}`,
      { token: held.learner.token },
    );
    expect([status, body.data.details]).toEqual([409, 'This session was called off.']);
  });

  it('API-160 API-152 API-128 offers no credits: levels and skills count neither it nor its questions', async () => {
    const held = await mintHeld({ withQuestions: true });
    const { cohortId, course, learner, get } = held;
    const worth = { [LIVE]: 6, [QUESTIONS]: 3, 'root/m1/plain': 9 };
    for (const row of course.rows)
      await school.deps.db
        .update(courseNodes)
        .set({ credits: worth[row.key as keyof typeof worth] ?? 0 })
        .where(eq(courseNodes.nodeId, row.nodeId));
    const [skill] = await school.deps.db
      .select()
      .from(nodeSkills)
      .where(eq(nodeSkills.nodeId, course.id('root/m1/graded')));
    await school.deps.db
      .insert(nodeSkills)
      .values(Object.keys(worth).map((key) => ({ nodeId: course.id(key), skillId: skill?.skillId ?? '' })));
    await school.deps.db.insert(creditEntries).values({
      cohortId,
      userId: learner.userId,
      nodeId: course.id('root/m1/plain'),
      nodeType: 'TOPIC',
      reason: 'completed',
      credits: 9,
      createdAt: school.now(),
    });
    const offered = async () => {
      const { cards } = await get(`/v1/client/workspace/${cohortId}/dashboardV2`);
      const { data } = cards.find(({ kind }: { kind: string }) => kind === 'SKILL_PROGRESS');
      const { me } = await get(`/v1/client/workspace/${cohortId}/leaderboards`);
      const { skills } = await get(`/v2/client/lms/${cohortId}/skill-logs/agg`);
      return { skill: data.skills[0].totalCredits, level: me.level, skillLevel: skills[0].level };
    };
    expect(await offered()).toEqual({ skill: 18, level: 2, skillLevel: 2 });
    await callOff(held);
    expect(await offered()).toEqual({ skill: 9, level: 3, skillLevel: 3 });
  });

  it('API-152 API-128 leaves a skill that only it trains among those of the course, with no credits on offer', async () => {
    const held = await mintHeld();
    const { cohortId, course, get } = held;
    await school.deps.db
      .update(courseNodes)
      .set({ credits: 6 })
      .where(eq(courseNodes.nodeId, course.id(LIVE)));
    const [skill] = await school.deps.db
      .insert(skills)
      .values({ name: `Sections ${cohortId}`, icon: '' })
      .returning();
    await school.deps.db
      .insert(nodeSkills)
      .values({ nodeId: course.id(LIVE), skillId: skill?.skillId ?? '' });
    const listed = async () => {
      const isOwn = ({ skillId }: { skillId: string }) => skillId === skill?.skillId;
      const { cards } = await get(`/v1/client/workspace/${cohortId}/dashboardV2`);
      const { data } = cards.find(({ kind }: { kind: string }) => kind === 'SKILL_PROGRESS');
      const own = await get(`/v2/client/lms/${cohortId}/skill-logs/agg`);
      return [data.skills.find(isOwn)?.totalCredits, own.skills.find(isOwn)?.level];
    };
    expect(await listed()).toEqual([6, 1]);
    await callOff(held);
    expect(await listed()).toEqual([0, 1]);
  });

  it('COHORT-09 CURR-04 does not hold up its module, and its questions open with a recording', async () => {
    const held = await mintHeld({ withQuestions: true });
    const { cohortId, course, learner } = held;
    await callOff(held);
    const keys = course.rows.map(({ key }) => key).filter((key) => /^root\/m1\/(?!live)/.test(key));
    await school.deps.db.insert(nodeProgress).values(
      keys.map((key) => ({
        cohortId,
        userId: learner.userId,
        nodeId: course.id(key),
        state: 'COMPLETED' as const,
        startedAt: school.now(),
      })),
    );
    expect((await held.stateOf('root/m1')).state).toBe('COMPLETED');
    expect(await held.stateOf(LIVE)).toMatchObject({ state: 'NOT_STARTED', isOptional: true });
    expect((await held.stateOf('root/m1')).isOptional).toBeUndefined();
    expect((await held.stateOf(QUESTIONS)).isLocked).toBe(true);
    await school.deps.db
      .update(liveSessions)
      .set({ recordingLink: 'https://films.plinth.test/1' })
      .where(eq(liveSessions.liveSessionId, held.liveSessionId));
    expect((await held.stateOf(QUESTIONS)).isLocked).toBe(false);
    expect((await held.stateOf('root/m1')).state).toBe('COMPLETED');
  });
});

describe('an attended session of a learner who moves to another cohort', () => {
  it.each([
    ['PRESENT', { done: [1, 1, 1], state: 'COMPLETED' }],
    ['ABSENT', { done: [0, 0, 0], state: 'STARTED' }],
  ] as const)('COHORT-06 COHORT-09 %s stays what it was there', async (mark, expected) => {
    const held = await mintHeld();
    const { course, cohortId, learner, guide } = held;
    await held.mark(mark, null);
    const to = await mintCohort(school, { courseId: course.courseId }, 28);
    await assignMentor(school, to.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await mintGroup(school, to.cohortId, guide.userId, []);
    const ahead = school.now().getTime() + 60 * MINUTE;
    await school.deps.db.insert(liveSessions).values({
      cohortId: to.cohortId,
      nodeId: course.id(LIVE),
      startDate: new Date(ahead),
      endDate: new Date(ahead + 60 * MINUTE),
    });
    await school.deps.db.insert(nodeProgress).values({
      cohortId,
      userId: learner.userId,
      nodeId: course.id(LIVE),
      state: 'STARTED',
      startedAt: school.now(),
    });
    const [place] = await school.deps.db
      .select({ enrolmentId: enrolments.enrolmentId })
      .from(enrolments)
      .where(eq(enrolments.userId, learner.userId));
    const moved = await school.call('POST', '/v1/office/enrolments/moves', {
      token: staff.token,
      body: {
        move: 'TRANSFER',
        enrolments: [{ enrolmentId: place?.enrolmentId, seen: 'ONGOING' }],
        toCohortId: to.cohortId,
        reason: 'They asked',
      },
    });
    expect(moved.status).toBe(200);
    const base = `/v2/client/lms/${to.cohortId}`;
    const { nodes } = await held.get(`${base}/nodes/states?namespace=LEARNING`);
    const { statistics } = await held.get(`/v1/client/workspace/${to.cohortId}/statistics`);
    const performance = await school.call('POST', `${base}/performance?userId=${learner.userId}`, {
      token: learner.token,
      body: {},
    });
    const group = await held.get(`/v1/client/mentor/group-performance/${to.cohortId}`, guide.token);
    expect({
      state: nodes[course.id(LIVE)].state,
      done: [
        statistics.LIVE_SESSION.completed,
        performance.body.byNodeType.LIVE_SESSION.completed,
        group.learners[0].byNodeType.LIVE_SESSION.completed,
      ],
    }).toEqual(expected);
  });
});

describe('a missed session', () => {
  const complete = ({ cohortId, course, learner }: Held, key: string) =>
    school.call(
      'PUT',
      `/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING&nodeId=${course.id(key)}`,
      { token: learner.token },
    );
  const answer = async ({ cohortId, course, learner, guide, cohort }: Held) => {
    const room: QuizRoom = {
      cohort,
      course,
      learner,
      guide,
      key: QUESTIONS,
      quiz: { quizId: course.id(QUESTIONS), formId: course.formId(QUESTIONS) },
      base: (version) => `/v${version}/client/lms/${cohortId}`,
      entry: (name, ...options) => ({
        questionId: course.questionId(QUESTIONS, name),
        entries: options.map((option) => ({ optionId: course.optionId(QUESTIONS, name, option) })),
      }),
    };
    const { status, body } = await quizzes.start(room);
    if (status !== 201) return status;
    await quizzes.save(room, body.responseId, quizzes.allRight(room));
    return (await quizzes.complete(room, body.responseId)).status;
  };

  it('COHORT-09 is made up for by its recording and the questions under it, without being counted as attended', async () => {
    const held = await mintHeld({ withQuestions: true });
    await held.mark('ABSENT', null);
    expect(await held.stateOf(QUESTIONS)).toMatchObject({ isLocked: true });
    expect((await complete(held, LIVE)).status).toBe(409);
    expect(await answer(held)).toBe(403);
    await school.call('PUT', `/v1/office/sessions/${held.liveSessionId}`, {
      token: staff.token,
      body: { recordingLink: 'https://films.plinth.test/1' },
    });
    expect(await held.stateOf(QUESTIONS)).toMatchObject({ isLocked: false });
    expect(await answer(held)).toBe(200);
    const { done, came, whole } = await figuresOf(held);
    expect({ done, came }).toEqual({ done: all(1, 4), came: all(0, 7) });
    expect(whole[0]).toEqual(whole[1]);
  });

  it('COHORT-09 stays missed when the course has no questions for it', async () => {
    const held = await mintHeld();
    await held.mark('ABSENT', null);
    const { status, body } = await complete(held, LIVE);
    expect([status, body.data.details]).toEqual([
      409,
      'You were not at this session, and it has no questions to make up for that.',
    ]);
  });
});
