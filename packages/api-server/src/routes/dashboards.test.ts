import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse, mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohorts, enrolments } from '../db/schema/cohorts.ts';
import {
  courseNodes,
  creditEntries,
  liveSessions,
  mentorQueries,
  nodeProgress,
  reports,
  sessionAttendance,
} from '../db/schema/curriculum.ts';
import { placementInterests } from '../db/schema/placement.ts';

const school = openTestSchool();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const fromNow = (milliseconds: number) => new Date(school.now().getTime() + milliseconds);
const base = (cohortId: string) => `/v1/client/workspace/${cohortId}`;

type State = Parameters<typeof enrol>[3];

const mintLearner = async (state: State = 'ONGOING', cohortIs = {}) => {
  const { cohort, course } = await mintCohortWithCourse(school, cohortIs);
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  const get = (page: string, token = person.token) =>
    school.call('GET', `${base(cohort.cohortId)}/${page}`, { token });
  return { cohort, course, person, get };
};
type Learner = Awaited<ReturnType<typeof mintLearner>>;

const mintSession = async (
  { cohort, course }: Learner,
  start: number,
  more: Partial<typeof liveSessions.$inferInsert> = {},
  nodeId = course.id('root/m1/live'),
) => {
  const [row] = await school.deps.db
    .insert(liveSessions)
    .values({
      cohortId: cohort.cohortId,
      nodeId,
      startDate: fromNow(start),
      endDate: fromNow(start + HOUR_MS),
      joinLink: 'https://meet.plinth.test/one',
      ...more,
    })
    .returning();
  if (!row) throw new Error('no session');
  return row;
};
const complete = ({ cohort, course, person }: Learner, ...keys: string[]) =>
  school.deps.db.insert(nodeProgress).values(
    keys.map((key) => ({
      cohortId: cohort.cohortId,
      userId: person.userId,
      nodeId: course.id(key),
      state: 'COMPLETED' as const,
      startedAt: school.now(),
    })),
  );
const earn = (
  { cohort, course, person }: Learner,
  credits: number,
  daysAgo: number,
  userId = person.userId,
) =>
  school.deps.db.insert(creditEntries).values({
    cohortId: cohort.cohortId,
    userId,
    nodeId: course.id('root/m1/graded'),
    nodeType: 'TOPIC',
    reason: `test ${credits} ${daysAgo}`,
    credits,
    createdAt: fromNow(-daysAgo * DAY_MS),
  });
const ask = (
  { cohort, person }: Learner,
  state: 'UNANSWERED' | 'ANSWERED' | 'RESOLVED',
  askedById = person.userId,
) =>
  school.deps.db.insert(mentorQueries).values({
    cohortId: cohort.cohortId,
    askedById,
    title: `A query ${state}`,
    description: 'x',
    namespace: 'LEARNING',
    state,
    createdAt: school.now(),
    lastActivityAt: school.now(),
  });

describe('access to the dashboard calls', () => {
  it.each([
    ['API-152', 'GET', 'dashboardV2'],
    ['API-153', 'GET', 'pending-tasks'],
    ['API-155', 'GET', 'nudges'],
    ['API-158', 'GET', 'coachMarks'],
    ['API-159', 'PUT', 'coachMarks'],
  ])(
    '%s %s %s is 401 for a stranger, 403 for an outsider, 400 for an invalid id',
    async (_id, method, page) => {
      const { cohort } = await mintLearner();
      const outsider = await mintPerson(school);
      const body = method === 'PUT' ? { body: { key: 'DASHBOARD', viewed: true } } : {};
      expect((await school.call(method, `${base(cohort.cohortId)}/${page}`, body)).status).toBe(401);
      expect(
        (await school.call(method, `${base(cohort.cohortId)}/${page}`, { token: outsider.token, ...body }))
          .status,
      ).toBe(403);
      expect(
        (await school.call(method, `${base('x')}/${page}`, { token: outsider.token, ...body })).status,
      ).toBe(400);
    },
  );

  it.each([
    ['BLOCKED', 200, 403],
    ['UPCOMING', 200, 200],
    ['CANCELLED', 403, 403],
  ] as const)(
    'ENUM-45 CARD-24 a learner who is %s gets %i for the dashboard and %i for the other calls',
    async (state, dashboard, rest) => {
      const { get } = await mintLearner(state);
      expect((await get('dashboardV2')).status).toBe(dashboard);
      for (const page of ['pending-tasks', 'nudges', 'coachMarks'])
        expect((await get(page)).status).toBe(rest);
    },
  );
});

describe('the dashboard', () => {
  it('API-152 DASH-01 DASH-02 ENUM-27 shows a new learner every card, empty, and the tour', async () => {
    const { get } = await mintLearner();
    const { status, body } = await get('dashboardV2');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      showCoachmarks: true,
      attendance: { attended: 0, total: 0, percentage: 0 },
      creditHealth: { key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0 },
      upcomingSession: null,
    });
    expect(body.cards.map(({ kind }: { kind: string }) => kind)).toEqual([
      'LEADERBOARD',
      'QUERY_RESOLUTION',
      'SKILL_PROGRESS',
      'GROWTH_SHOWCASE',
      'COURSE_JOURNEY',
    ]);
    expect(body.cards[0].data).toEqual({ rank: null, credits: 0, learners: 1 });
  });

  it('API-152 counts in its cards what the learner did, and nothing of others', async () => {
    const learner = await mintLearner();
    const { cohort, course, person, get } = learner;
    const other = await mintPerson(school);
    await enrol(school, cohort.cohortId, other.userId);
    await earn(learner, 3, 1);
    await earn(learner, 90, 1, other.userId);
    for (const state of ['UNANSWERED', 'ANSWERED', 'RESOLVED'] as const) await ask(learner, state);
    await ask(learner, 'UNANSWERED', other.userId);
    await complete(learner, 'root/m1/plain', 'root/m1/graded/quiz');
    await school.deps.db.insert(reports).values({
      cohortId: cohort.cohortId,
      userId: person.userId,
      nodeId: course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'REVIEWED',
      submittedAt: fromNow(-DAY_MS),
      createdAt: school.now(),
    });
    const { body } = await get('dashboardV2');
    const card = (kind: string) => body.cards.find((item: { kind: string }) => item.kind === kind).data;
    expect(card('LEADERBOARD')).toEqual({ rank: 2, credits: 3, learners: 2 });
    expect(card('QUERY_RESOLUTION')).toEqual({ total: 3, unanswered: 1, answered: 1, resolved: 1 });
    expect(card('SKILL_PROGRESS').skills).toMatchObject([
      { name: 'Modelling', credits: 3, totalCredits: 14, percentage: 21 },
    ]);
    expect(card('GROWTH_SHOWCASE')).toMatchObject({
      submittedTasks: 1,
      reviewedTasks: 1,
      completedQuizzes: 0,
      latest: [{ title: 'Draw a wall', type: 'ASSIGNMENT' }],
    });
    expect(card('COURSE_JOURNEY')).toEqual({ completedTopics: 2, totalTopics: 6, percentage: 33 });
  });

  it('API-152 MENTOR-01 has no leaderboard card in a cohort without a leaderboard', async () => {
    const { get } = await mintLearner('ONGOING', { isLeaderBoardAllowed: false });
    const { body } = await get('dashboardV2');
    expect(body.cards.map(({ kind }: { kind: string }) => kind)).not.toContain('LEADERBOARD');
  });

  it.each([
    [
      'ERR-19',
      [
        [10, 2],
        [5, 9],
      ],
      { key: 'CREDITS_EARNED', value: 10 },
    ],
    [
      'ERR-20',
      [
        [5, 2],
        [20, 9],
      ],
      { key: 'PERCENTAGE_DECREASED', value: 75 },
    ],
    ['ERR-22', [[20, 9]], { key: 'NO_UPDATE_FOR_LAST_WEEK', value: 0 }],
    ['ERR-21', [[20, 15]], { key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0 }],
    [
      'ERR-21 corrected',
      [
        [20, 15],
        [-4, 2],
      ],
      { key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0 },
    ],
  ])('ENUM-51 %s credits %j give the credit health %j', async (_id, entries, health) => {
    const learner = await mintLearner();
    for (const [credits = 0, daysAgo = 0] of entries) await earn(learner, credits, daysAgo);
    expect((await learner.get('dashboardV2')).body.creditHealth).toEqual(health);
  });

  it('API-152 counts attendance of past sessions; one called off or without a record is no absence', async () => {
    const learner = await mintLearner();
    const { course, person } = learner;
    const held = await mintSession(learner, -2 * DAY_MS);
    await mintSession(learner, -3 * DAY_MS, { sessionStatus: 'RESCHEDULED' }, course.id('root/m1/plain'));
    const missed = await mintSession(learner, -DAY_MS, {}, course.id('root/m1/timed'));
    await mintSession(learner, DAY_MS, {}, course.id('root/m1/practice'));
    await mintSession(learner, -DAY_MS / 2, {}, course.id('root/m1/task'));
    await school.deps.db.insert(sessionAttendance).values([
      { liveSessionId: held.liveSessionId, userId: person.userId, attended: true },
      { liveSessionId: missed.liveSessionId, userId: person.userId, attended: false },
    ]);
    expect((await learner.get('dashboardV2')).body.attendance).toEqual({
      attended: 1,
      total: 2,
      percentage: 50,
    });
  });

  it('API-152 shows the link of the next session from 15 minutes before, and never to a blocked learner', async () => {
    const learner = await mintLearner();
    await mintSession(learner, 10 * 60_000);
    const { body } = await learner.get('dashboardV2');
    expect(body.upcomingSession).toMatchObject({
      title: 'Live session',
      sessionStatus: 'CREATED',
      joinLink: 'https://meet.plinth.test/one',
    });
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, learner.person.userId));
    const blocked = await learner.get('dashboardV2');
    expect(blocked.body.upcomingSession).toMatchObject({ title: 'Live session' });
    expect(JSON.stringify(blocked.body)).not.toContain('meet.plinth.test');
    const early = await mintLearner();
    await mintSession(early, 16 * 60_000);
    expect((await early.get('dashboardV2')).body.upcomingSession.joinLink).toBeUndefined();
  });

  it('API-152 takes at most three queries besides the session, however many classmates and entries there are', async () => {
    const learner = await mintLearner();
    const measure = () => school.countQueries(() => learner.get('dashboardV2'));
    await measure();
    const one = await measure();
    for (let n = 0; n < 10; n += 1) {
      const other = await mintPerson(school);
      await enrol(school, learner.cohort.cohortId, other.userId);
      await earn(learner, 10 + n, 1, other.userId);
    }
    expect(await measure()).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
  });
});

describe('pending tasks', () => {
  const titles = (body: { pendingTasks: { title: string }[] }) => body.pendingTasks.map(({ title }) => title);

  it('API-153 are the open tasks not yet done, dated ones first, without locked ones', async () => {
    const learner = await mintLearner();
    const { body } = await learner.get('pending-tasks');
    expect(titles(body)[0]).toBe('Draw a wall');
    expect(body.pendingTasks[0]).toMatchObject({
      type: 'ASSIGNMENT',
      namespace: 'LEARNING',
      endDate: expect.stringMatching(/Z$/),
    });
    expect(titles(body)).toEqual(['Draw a wall', 'Graded quiz', 'Timed quiz', 'Practice quiz']);
    expect(body.count).toBe(4);
    await complete(learner, 'root/m1/timed/quiz');
    await school.deps.db.insert(reports).values({
      cohortId: learner.cohort.cohortId,
      userId: learner.person.userId,
      nodeId: learner.course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: school.now(),
      createdAt: school.now(),
    });
    expect(titles((await learner.get('pending-tasks')).body)).toEqual(['Graded quiz', 'Practice quiz']);
    await mintDate(school, learner.cohort.cohortId, 'REVIEW_DAY_START_DATE', -1);
    expect(titles((await learner.get('pending-tasks')).body)).toContain('How was it?');
    await school.deps.db
      .update(reports)
      .set({ reviewStatus: 'REJECTED' })
      .where(eq(reports.userId, learner.person.userId));
    expect(titles((await learner.get('pending-tasks')).body)).toContain('Draw a wall');
  });

  it('API-153 include a task under an elective only for a learner who chose it', async () => {
    const learner = await mintLearner();
    const nodeId = learner.course.id('root/m1/graded');
    await school.deps.db.update(courseNodes).set({ isElective: true }).where(eq(courseNodes.nodeId, nodeId));
    expect(titles((await learner.get('pending-tasks')).body)).not.toContain('Graded quiz');
    await school.deps.db
      .update(enrolments)
      .set({ electives: [{ nodeId }] })
      .where(eq(enrolments.userId, learner.person.userId));
    expect(titles((await learner.get('pending-tasks')).body)).toContain('Graded quiz');
  });

  it('ENUM-45 API-153 are none before the start, and none for a mentor', async () => {
    const learner = await mintLearner('UPCOMING');
    expect((await learner.get('pending-tasks')).body).toEqual({ pendingTasks: [], count: 0 });
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, learner.cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await learner.get('pending-tasks', guide.token)).body.count).toBe(0);
    expect((await learner.get('dashboardV2', guide.token)).body.showCoachmarks).toBe(false);
  });
});

describe('nudges', () => {
  it('API-155 are not shown unless the cohort enables them', async () => {
    const learner = await mintLearner();
    await ask(learner, 'ANSWERED');
    expect((await learner.get('nudges')).body).toEqual({ nudges: [] });
  });

  it('API-155 ENTITY-06 for placement are shown by their own flag, until the form is filled in', async () => {
    const flagged = async (showPlacementNudges: boolean) => {
      const { cohort } = await mintCohortWithCourse(school, { showPlacementNudges });
      await mintDate(school, cohort.cohortId, 'PLACEMENT_FORM_DATE', 5);
      const person = await mintPerson(school);
      await enrol(school, cohort.cohortId, person.userId);
      const get = async () =>
        (await school.call('GET', `${base(cohort.cohortId)}/nudges`, { token: person.token })).body.nudges;
      return { cohortId: cohort.cohortId, userId: person.userId, get };
    };
    expect(await (await flagged(false)).get()).toEqual([]);
    const { cohortId, userId, get } = await flagged(true);
    expect(await get()).toMatchObject([
      {
        title: 'Fill in the placement form',
        link: `/placement-hub/interest-form?cohortId=${cohortId}`,
      },
    ]);
    await school.deps.db
      .insert(placementInterests)
      .values({ cohortId, userId, noticePeriod: 0, updatedAt: school.now() });
    expect(await get()).toEqual([]);
  });

  it('API-155 announce onboarding, a session today, a task due within three days and an answered query', async () => {
    const { cohort, course } = await mintCohortWithCourse(
      school,
      { showNudges: true, aiBotEnabled: true },
      38,
    );
    const person = await mintPerson(school);
    await enrol(school, cohort.cohortId, person.userId);
    const get = () =>
      school.call('GET', `${base(cohort.cohortId)}/nudges`, {
        token: person.token,
        headers: { 'x-time-zone': 'UTC' },
      });
    const learner = { cohort, course, person } as Learner;
    await ask(learner, 'ANSWERED');
    await ask(learner, 'UNANSWERED');
    await mintSession(learner, -60_000);
    await school.deps.db
      .update(cohorts)
      .set({ onboardingFormId: course.formId('root/m1/graded/quiz') })
      .where(eq(cohorts.cohortId, cohort.cohortId));
    const { body } = await get();
    expect(body.nudges.map(({ nudgeId }: { nudgeId: string }) => nudgeId.split(':')[0])).toEqual(
      expect.arrayContaining(['onboarding', 'session', 'task', 'query']),
    );
    const of = (kind: string) =>
      body.nudges.filter(({ nudgeId }: { nudgeId: string }) => nudgeId.startsWith(kind));
    expect(of('task')).toMatchObject([
      { text: expect.stringContaining('Draw a wall'), link: expect.stringMatching(/\/tasks\?task=/) },
    ]);
    expect(of('query')).toMatchObject([
      { text: 'A query ANSWERED', link: expect.stringMatching(/\/queries\?queryId=/) },
    ]);
    expect(of('onboarding')[0].link).toBe(
      `/onboarding?cohortId=${cohort.cohortId}&page=landingPage&tag=onboarding`,
    );
    expect((await get()).body).toEqual(body);
  });
});

describe('coach marks', () => {
  it('API-158 API-159 DASH-04 DASH-05 stay closed once closed, and a repeat returns the same', async () => {
    const { cohort, person, get } = await mintLearner();
    const save = (body: unknown) =>
      school.call('PUT', `${base(cohort.cohortId)}/coachMarks`, { token: person.token, body });
    expect((await get('coachMarks')).body).toEqual({ showCoachmarks: true, capstoneCoachmarksViewed: false });
    expect((await save({ key: 'DASHBOARD', viewed: true })).body).toEqual({
      showCoachmarks: false,
      capstoneCoachmarksViewed: false,
    });
    expect((await save({ key: 'DASHBOARD', viewed: true })).body).toEqual({
      showCoachmarks: false,
      capstoneCoachmarksViewed: false,
    });
    expect((await save({ key: 'CAPSTONE', viewed: true })).body).toEqual({
      showCoachmarks: false,
      capstoneCoachmarksViewed: true,
    });
    expect((await get('dashboardV2')).body.showCoachmarks).toBe(false);
    expect((await save({ key: 'DASHBOARD', viewed: false })).status).toBe(400);
    expect((await save({ key: 'QUERIES', viewed: true })).status).toBe(400);
  });

  it('API-158 API-159 are neither shown to a mentor nor can be closed by one', async () => {
    const { cohort, get } = await mintLearner();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await get('coachMarks', guide.token)).body).toEqual({
      showCoachmarks: false,
      capstoneCoachmarksViewed: true,
    });
    const answer = await school.call('PUT', `${base(cohort.cohortId)}/coachMarks`, {
      token: guide.token,
      body: { key: 'DASHBOARD', viewed: true },
    });
    expect(answer.status).toBe(404);
  });
});
