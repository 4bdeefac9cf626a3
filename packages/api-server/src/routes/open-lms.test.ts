import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { OPEN, openLmsCalls, stopsOf } from '../../test/open-lms-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohorts, cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { creditEntries } from '../db/schema/curriculum.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';

const school = openTestSchool();
const { mintOpenCourse, mintLearner } = openLmsCalls(school);
const DAY = 86_400_000;

describe('the dashboard of the open course', () => {
  it('OPEN-03 API-249 is INACTIVE for a person in no cohort, with the courses that can be joined', async () => {
    const { productId } = await mintOpenCourse({ courseTitle: 'Open to all' });
    const { token } = await mintPerson(school);
    const { status, body } = await school.call('GET', `${OPEN}/dashboard`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'INACTIVE',
      cohort: null,
      missions: [],
      timer: { running: false, started: false, remainingSeconds: 0 },
      canExtendAccess: false,
    });
    expect(body.offers.map((offer: { productId: string }) => offer.productId)).toContain(productId);
  });

  it('OPEN-02 OPEN-03 API-249 opens missions one after the other while the timer runs, the reward last', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    const before = await learner.get('/dashboard');
    expect(before.body).toMatchObject({ status: 'ACTIVE', showCoachmarks: true, hideIndicators: false });
    expect(stopsOf(before.body).every((stop) => stop.endsWith('closed'))).toBe(true);
    await learner.start();
    expect(stopsOf((await learner.get('/dashboard')).body)).toEqual([
      'MISSION_0 NOT_STARTED open',
      'MISSION_1 NOT_STARTED closed',
      'REWARD NOT_STARTED closed',
    ]);
    await learner.complete('open/mission0/watch');
    const { body } = await learner.get('/dashboard');
    expect(stopsOf(body).slice(0, 2)).toEqual(['MISSION_0 COMPLETED open', 'MISSION_1 NOT_STARTED open']);
    expect(body.missions[0]).toMatchObject({ title: 'Mission 0', steps: 1, stepsDone: 1 });
    await learner.complete('open/mission1/watch');
    expect(stopsOf((await learner.get('/dashboard')).body)[2]).toBe('REWARD NOT_STARTED open');
  });

  it('OPEN-02 has every mission of a paid course open, without a time limit', async () => {
    const learner = await mintLearner(await mintOpenCourse(), 'ONGOING');
    await learner.pay();
    const { body } = await learner.get('/dashboard');
    expect(body).toMatchObject({ status: 'PAYMENT_COMPLETED', canExtendAccess: false });
    expect(stopsOf(body)).toEqual([
      'MISSION_0 NOT_STARTED open',
      'MISSION_1 NOT_STARTED open',
      'REWARD NOT_STARTED closed',
    ]);
    expect((await learner.complete('open/mission1/watch')).status).toBe(200);
    expect((await learner.get('/content?mission=MISSION_1')).status).toBe(200);
  });

  it('OPEN-03 API-249 is INACTIVE with everything closed when the cohort is over, even if paid', async () => {
    const learner = await mintLearner(await mintOpenCourse({ status: 'INACTIVE' }), 'ONGOING');
    await learner.pay();
    const { body } = await learner.get('/dashboard');
    expect(body.status).toBe('INACTIVE');
    expect(stopsOf(body).some((stop) => stop.endsWith('open'))).toBe(false);
    expect((await learner.get('/content')).status).toBe(403);
  });

  it('API-249 is INACTIVE with everything closed for a blocked enrolment; a cancelled one counts as none', async () => {
    const open = await mintOpenCourse();
    const blocked = await mintLearner(open, 'BLOCKED');
    const { body } = await blocked.get('/dashboard');
    expect([body.status, stopsOf(body).some((stop) => stop.endsWith('open'))]).toEqual(['INACTIVE', false]);
    const gone = await mintLearner(open, 'CANCELLED');
    expect((await gone.get('/dashboard')).body.cohort).toBeNull();
  });

  it('API-249 a stranger gets 401, another cohort 404, and an invalid id 400', async () => {
    const { cohortId } = await mintOpenCourse();
    expect((await school.call('GET', `${OPEN}/dashboard`)).status).toBe(401);
    const { token } = await mintPerson(school);
    const read = (id: string) => school.call('GET', `${OPEN}/dashboard?cohortId=${id}`, { token });
    expect((await read(cohortId)).status).toBe(404);
    expect((await read('here')).status).toBe(400);
  });

  it('API-249 is read in the same number of statements however many missions and learners there are', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    await learner.get('/dashboard');
    const few = await school.countQueries(() => learner.get('/dashboard'));
    for (let index = 0; index < 5; index += 1) await mintLearner(open);
    expect(await school.countQueries(() => learner.get('/dashboard'))).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
    const missions = [2, 3, 4].flatMap((number) =>
      smallCourse.flatMap((node) =>
        node.key.startsWith('open/mission1')
          ? [
              {
                ...node,
                key: node.key.replace('mission1', `mission${number}`),
                parentKey: node.parentKey?.replace('mission1', `mission${number}`) ?? null,
                rank: node.rank + number,
              },
            ]
          : [],
      ),
    );
    const { courseId } = await mintCourse(school, { nodes: [...smallCourse, ...missions] });
    const other = await mintLearner(await mintOpenCourse({ courseId }));
    await other.start();
    expect((await other.get('/dashboard')).body.missions).toHaveLength(6);
    expect(await school.countQueries(() => other.get('/dashboard'))).toBe(few);
  });

  it('API-253 saves display settings, repeatedly, and nothing else', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    for (let call = 0; call < 2; call += 1)
      expect((await learner.put('/dashboard', { hideIndicators: true })).body.hideIndicators).toBe(true);
    expect((await learner.put('/dashboard', { showCoachmarks: false })).body).toMatchObject({
      showCoachmarks: false,
      hideIndicators: true,
    });
    expect((await learner.get('/dashboard')).body).toMatchObject({
      showCoachmarks: false,
      hideIndicators: true,
    });
    expect((await learner.get('/dashboard')).body.timer.started).toBe(false);
    for (const body of [{ timer: { running: true } }, { showCoachmarks: true }, { hideIndicators: 'no' }])
      expect((await learner.put('/dashboard', body)).status).toBe(400);
    const outsider = await mintPerson(school);
    const other = await school.call('PUT', `${OPEN}/dashboard`, { token: outsider.token, body: {} });
    expect(other.status).toBe(404);
    expect((await school.call('PUT', `${OPEN}/dashboard`, { body: {} })).status).toBe(401);
  });
});

describe('joining and starting the open course', () => {
  it('OPEN-01 API-254 creates one enrolment, however often it is requested, also concurrently', async () => {
    const { cohortId } = await mintOpenCourse({ productId: 'BIM_SP_US' });
    const { token, userId } = await mintPerson(school);
    const enroll = () => school.call('POST', `${OPEN}/enroll`, { token, body: { productId: 'BIM_SP_US' } });
    const answers = await Promise.all([1, 2, 3, 4].map(enroll));
    answers.push(await enroll());
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { cohortId, state: 'WAITING' }]);
    const rows = await school.deps.db.select().from(enrolments).where(eq(enrolments.userId, userId));
    expect(rows).toHaveLength(1);
  });

  it('OPEN-01 API-254 CARD-12 a cohort without START_DATE starts at COURSE_UNLOCKED: before, the place is upcoming', async () => {
    const ahead = await mintOpenCourse({ productId: 'INT_DES' }, -5);
    await school.deps.db
      .update(cohortTimelines)
      .set({ key: 'COURSE_UNLOCKED' })
      .where(eq(cohortTimelines.cohortId, ahead.cohortId));
    const enroll = async () => {
      const { token } = await mintPerson(school);
      return (await school.call('POST', `${OPEN}/enroll`, { token, body: { productId: 'INT_DES' } })).body;
    };
    expect(await enroll()).toEqual({ cohortId: ahead.cohortId, state: 'UPCOMING' });
    const begun = await mintOpenCourse({ productId: 'INT_DES' });
    expect(await enroll()).toEqual({ cohortId: begun.cohortId, state: 'WAITING' });
  });

  it('API-254 returns 404 without an open cohort: paid, ended and past cohorts do not count', async () => {
    await mintCohort(school, { productId: 'BIM_C' });
    await mintOpenCourse({ productId: 'BIM_C', status: 'INACTIVE' });
    const past = await mintOpenCourse({ productId: 'BIM_C' });
    await school.deps.db.insert(cohortTimelines).values({
      cohortId: past.cohortId,
      key: 'COURSE_COMPLETION_DATE',
      time: new Date(school.now().getTime() - DAY),
    });
    const { token } = await mintPerson(school);
    const enroll = (body: unknown, own = { token }) =>
      school.call('POST', `${OPEN}/enroll`, { ...own, body });
    expect((await enroll({ productId: 'BIM_C' })).status).toBe(404);
    expect((await enroll({ productId: 'BIM_X' })).status).toBe(400);
    expect((await school.call('POST', `${OPEN}/enroll`, { body: { productId: 'BIM_C' } })).status).toBe(401);
  });

  it('API-251 starting changes the enrolment state and starts the timer once, also from two tabs', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    const answers = await Promise.all([learner.start(), learner.start()]);
    school.advance(3_600_000);
    answers.push(await learner.start());
    for (const { status, body } of answers)
      expect([status, body.cohortUserData, body.timer.running]).toEqual([200, { state: 'ONGOING' }, true]);
    const last = answers.at(-1)?.body.timer.remainingSeconds;
    expect(last).toBeLessThanOrEqual(14 * 86_400 - 3_600);
    expect(last).toBeGreaterThan(14 * 86_400 - 3_700);
  });

  it('API-251 other changes are refused: early completion and leaving COMPLETED 409, other states 400, before the start 403', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    const to = (state: string) => learner.put('/update-user-cohort-state', { state });
    expect((await to('COMPLETED')).status).toBe(409);
    await learner.start();
    expect((await to('COMPLETED')).status).toBe(409);
    expect((await to('WAITING')).status).toBe(400);
    await learner.finish();
    for (let call = 0; call < 2; call += 1)
      expect((await to('COMPLETED')).body.cohortUserData).toEqual({ state: 'COMPLETED' });
    expect((await to('ONGOING')).status).toBe(409);

    const early = await mintLearner(await mintOpenCourse({}, -2), 'UPCOMING');
    const refused = await early.start();
    expect([refused.status, refused.body.code]).toEqual([403, 'LOCKED']);
    expect(refused.body.data.details).toMatch(/^The course starts on /);
    expect((await (await mintLearner(open, 'BLOCKED')).start()).status).toBe(403);
    expect((await school.call('PUT', `${OPEN}/update-user-cohort-state`, { body: {} })).status).toBe(401);
  });

  it('API-251 a learner’s time in an open course never starts by itself', async () => {
    const learner = await mintLearner(await mintOpenCourse(), 'UPCOMING');
    await startDueCohorts(school.deps);
    const { body } = await learner.get('/dashboard');
    expect([body.cohort.state, body.timer.started]).toEqual(['UPCOMING', false]);
  });
});

describe('the leaderboard of the open course', () => {
  it("API-248 ranks the learners by credits, 20 a page, with the caller's own rank and without last names", async () => {
    const open = await mintOpenCourse();
    const me = await mintLearner(open);
    await me.start();
    for (let index = 0; index < 21; index += 1) {
      const { userId } = await mintLearner(open, 'ONGOING');
      await school.deps.db.insert(creditEntries).values({
        cohortId: open.cohortId,
        userId,
        nodeId: open.course.id('open/mission0/watch'),
        nodeType: 'WATCH',
        reason: 'completed',
        credits: 100 - index,
        createdAt: school.now(),
      });
    }
    await mintLearner(open, 'CANCELLED');
    const { status, body } = await me.get('/leaderboard');
    expect([status, body.total, body.leaderboard.length]).toEqual([200, 22, 20]);
    expect(body.leaderboard[0]).toMatchObject({ rank: 1, credits: 100, firstName: 'Asha' });
    expect(Object.keys(body.leaderboard[0])).not.toContain('lastName');
    expect(body.me).toMatchObject({ userId: me.userId, rank: 22, credits: 0, level: 1 });
    expect((await me.get('/leaderboard?pageNo=1')).body.leaderboard).toHaveLength(2);
    const statements = await school.countQueries(() => me.get('/leaderboard'));
    for (let index = 0; index < 5; index += 1) await mintLearner(open, 'ONGOING');
    expect(await school.countQueries(() => me.get('/leaderboard'))).toBe(statements);
  });

  it('API-248 returns 403 without a leaderboard or before the start, 404 to outsiders, 401 to strangers, 400 for a bad page', async () => {
    const open = await mintOpenCourse();
    const waiting = await mintLearner(open);
    expect((await waiting.get('/leaderboard')).status).toBe(403);
    const learner = await mintLearner(open, 'ONGOING');
    expect((await learner.get('/leaderboard?pageNo=minus')).status).toBe(400);
    await school.deps.db
      .update(cohorts)
      .set({ isLeaderBoardAllowed: false })
      .where(eq(cohorts.cohortId, open.cohortId));
    expect((await learner.get('/leaderboard')).body.code).toBe('LOCKED');
    const { token } = await mintPerson(school);
    expect((await school.call('GET', `${OPEN}/leaderboard`, { token })).status).toBe(404);
    expect((await school.call('GET', `${OPEN}/leaderboard`)).status).toBe(401);
  });
});
