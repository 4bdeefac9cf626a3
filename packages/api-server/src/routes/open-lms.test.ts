import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { orders, vouchers } from '../db/schema/admissions.ts';
import { cohorts, cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { creditEntries } from '../db/schema/curriculum.ts';
import { openAccesses } from '../db/schema/open-lms.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';

const school = openTestSchool();
const DAY = 86_400_000;
const OPEN = '/v1/client/open-lms';
/** The content of an open course is read and worked at by the calls of every curriculum as well. */
const curriculumOf = (cohortId: string) => `/v2/client/lms/${cohortId}`;

/** A course with two missions and the stage that ends it, and the cohort that takes it. */
async function mintOpenCourse(cohort: Partial<typeof cohorts.$inferInsert> = {}, startedDaysAgo = 3) {
  const course = await mintCourse(school);
  const row = await mintCohort(
    school,
    { productId: 'BIM_SP', cohortGroup: 'FREEMIUM', courseId: course.courseId, ...cohort },
    startedDaysAgo,
  );
  return { course, ...row };
}
type OpenCourse = Awaited<ReturnType<typeof mintOpenCourse>>;

async function mintLearner(open: OpenCourse, state: Parameters<typeof enrol>[3] = 'WAITING') {
  const person = await mintPerson(school);
  await enrol(school, open.cohortId, person.userId, state);
  const { token } = person;
  const get = (path: string) => school.call('GET', `${OPEN}${path}`, { token });
  const put = (path: string, body: unknown = {}) => school.call('PUT', `${OPEN}${path}`, { token, body });
  const post = (path: string, body: unknown = {}) => school.call('POST', `${OPEN}${path}`, { token, body });
  const start = () => put('/update-user-cohort-state', { state: 'ONGOING' });
  const complete = (key: string) =>
    school.call(
      'PUT',
      `${curriculumOf(open.cohortId)}/nodes/states?namespace=OPEN_LMS&nodeId=${open.course.id(key)}`,
      { token },
    );
  const finish = async () => {
    for (const key of ['open/mission0/watch', 'open/mission1/watch'])
      expect((await complete(key)).status).toBe(200);
  };
  const pay = () =>
    school.deps.db.insert(orders).values({
      tokenHash: randomUUID(),
      userId: person.userId,
      cohortId: open.cohortId,
      emailId: person.emailId,
      productId: 'BIM_SP',
      currency: 'INR',
      status: 'PAYMENT_COMPLETED',
      listPrice: 1,
      bookingAmount: 0,
      createdAt: school.now(),
    });
  /** Lets the access be so many days older; a session would be over by then. */
  const age = (days: number) =>
    school.deps.db
      .update(openAccesses)
      .set({
        startedAt: sql`started_at - make_interval(days => ${days})`,
        endsAt: sql`ends_at - make_interval(days => ${days})`,
      })
      .where(eq(openAccesses.userId, person.userId));
  return { ...person, get, put, post, start, complete, finish, pay, age };
}

const stopsOf = (body: { missions: { mission: string; state: string; isOpen: boolean }[] }) =>
  body.missions.map(({ mission, state, isOpen }) => `${mission} ${state} ${isOpen ? 'open' : 'closed'}`);

describe('the dashboard of the open course', () => {
  it('OPEN-03 API-249 who is in none is INACTIVE and is told what can be joined', async () => {
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

  it('OPEN-02 OPEN-03 API-249 missions open one after the other while the timer runs, the reward last', async () => {
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

  it('OPEN-02 a paid course has every mission open and no end', async () => {
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

  it('OPEN-03 API-249 a cohort that is over is INACTIVE with everything closed, whatever was paid', async () => {
    const learner = await mintLearner(await mintOpenCourse({ status: 'INACTIVE' }), 'ONGOING');
    await learner.pay();
    const { body } = await learner.get('/dashboard');
    expect(body.status).toBe('INACTIVE');
    expect(stopsOf(body).some((stop) => stop.endsWith('open'))).toBe(false);
    expect((await learner.get('/content')).status).toBe(403);
  });

  it('API-249 a blocked place is INACTIVE with everything closed; one that was left is none', async () => {
    const open = await mintOpenCourse();
    const blocked = await mintLearner(open, 'BLOCKED');
    const { body } = await blocked.get('/dashboard');
    expect([body.status, stopsOf(body).some((stop) => stop.endsWith('open'))]).toEqual(['INACTIVE', false]);
    const gone = await mintLearner(open, 'CANCELLED');
    expect((await gone.get('/dashboard')).body.cohort).toBeNull();
  });

  it('API-249 a stranger is 401, the cohort of others 404, an id that is none 400', async () => {
    const { cohortId } = await mintOpenCourse();
    expect((await school.call('GET', `${OPEN}/dashboard`)).status).toBe(401);
    const { token } = await mintPerson(school);
    const read = (id: string) => school.call('GET', `${OPEN}/dashboard?cohortId=${id}`, { token });
    expect((await read(cohortId)).status).toBe(404);
    expect((await read('here')).status).toBe(400);
  });

  it('API-249 is read in as many statements however many missions and learners there are', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    await learner.get('/dashboard');
    const few = await school.countQueries(() => learner.get('/dashboard'));
    for (let index = 0; index < 5; index += 1) await mintLearner(open);
    expect(await school.countQueries(() => learner.get('/dashboard'))).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  });

  it('API-253 saves what is shown, again and again, and nothing else', async () => {
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

describe('joining and starting', () => {
  it('OPEN-01 API-254 one enrolment, however often it is asked for, also at the same time', async () => {
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

  it('API-254 404 without an open cohort: a paid one, one that is over and one whose time is past are none', async () => {
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

  it('API-251 starting moves the place and starts the timer once, also from two tabs', async () => {
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

  it('API-251 nothing else moves: 409 completing early or leaving another state, 400 other states, 403 before the start', async () => {
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

  it('API-251 an open course never starts a learner’s time by itself', async () => {
    const learner = await mintLearner(await mintOpenCourse(), 'UPCOMING');
    await startDueCohorts(school.deps);
    const { body } = await learner.get('/dashboard');
    expect([body.cohort.state, body.timer.started]).toEqual(['UPCOMING', false]);
  });
});

describe('content', () => {
  it('API-247 ENTITY-09 answers the active mission with the outline of all and the timer', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    const { status, body } = await learner.get('/content');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      activeMission: 'MISSION_0',
      unlockedFeature: null,
      hideIndicators: false,
      timer: { running: true, started: true },
      node: { nodeId: open.course.id('open/mission0') },
      capstone: { nodeId: open.course.id('open/stage') },
    });
    expect(body.node.children.map((node: { nodeId: string }) => node.nodeId)).toEqual([
      open.course.id('open/mission0/watch'),
    ]);
    expect(body.nodes.map((node: { meta: { title: string } }) => node.meta.title)).toEqual([
      'Mission 0',
      'Mission 1',
      'The end',
    ]);
    const step = await learner.get(`/content?node-id=${open.course.id('open/mission0/watch')}`);
    expect(step.body.node.nodeId).toBe(open.course.id('open/mission0/watch'));
  });

  it('OPEN-02 API-247 a later mission and the reward are 403 LOCKED, what is unknown 404, what is no mission 400', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    for (const query of ['mission=MISSION_1', 'mission=REWARD', `node-id=${open.course.id('open/stage')}`]) {
      const { status, body } = await learner.get(`/content?${query}`);
      expect([query, status, body.code]).toEqual([query, 403, 'LOCKED']);
    }
    expect((await learner.get('/content?mission=MISSION_4')).status).toBe(404);
    expect((await learner.get(`/content?node-id=${randomUUID()}`)).status).toBe(404);
    expect((await learner.get(`/content?node-id=${open.course.id('root/m1')}`)).status).toBe(404);
    expect((await learner.get('/content?mission=MISSION_9')).status).toBe(400);
    await learner.finish();
    expect((await learner.get('/content?mission=REWARD')).body.node.meta.title).toBe('The end');
    expect((await learner.get('/content')).body.hideIndicators).toBe(true);
  });

  it('OPEN-04 ERR-10 API-247 when the time is up every way to the content is 400 USER_ACCESS_TIME_EXPIRY', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    await learner.age(14);
    const expired = await learner.get('/content');
    expect([expired.status, expired.body.code]).toEqual([400, 'USER_ACCESS_TIME_EXPIRY']);
    const base = curriculumOf(open.cohortId);
    const nodeId = open.course.id('open/mission0/watch');
    for (const path of [
      `${base}/cohort-node-data?nodeId=${nodeId}&depth=10&namespace=OPEN_LMS`,
      `${base}/cohort-node-data/index?namespace=OPEN_LMS`,
      `${base}/nodes/states?namespace=OPEN_LMS`,
    ]) {
      const { status, body } = await school.call('GET', path, { token: learner.token });
      expect([path, status, body.code]).toEqual([path, 400, 'USER_ACCESS_TIME_EXPIRY']);
    }
    const done = await learner.complete('open/mission0/watch');
    expect([done.status, done.body.code]).toEqual([400, 'USER_ACCESS_TIME_EXPIRY']);
    const { body } = await learner.get('/dashboard');
    expect(body.timer).toEqual({ running: false, started: true, remainingSeconds: 0 });
    expect(stopsOf(body).some((stop) => stop.endsWith('open'))).toBe(false);
  });

  it('API-247 before the start, without a place and without a session nothing is read', async () => {
    const open = await mintOpenCourse();
    const waiting = await mintLearner(open);
    expect((await waiting.get('/content')).status).toBe(403);
    expect((await waiting.get(`/content?cohortId=${open.cohortId}`)).status).toBe(403);
    const { token } = await mintPerson(school);
    expect((await school.call('GET', `${OPEN}/content`, { token })).status).toBe(404);
    expect((await school.call('GET', `${OPEN}/content?cohortId=${open.cohortId}`, { token })).status).toBe(
      403,
    );
    expect((await school.call('GET', `${OPEN}/content`)).status).toBe(401);
  });

  it('API-247 who teaches the cohort sees all of it open; a cohort that is no open course is 404', async () => {
    const open = await mintOpenCourse();
    const plain = await mintCohort(school);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    for (const { cohortId } of [open, plain])
      await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const read = (path: string) => school.call('GET', `${OPEN}${path}`, { token: guide.token });
    expect((await read(`/content?cohortId=${open.cohortId}&mission=MISSION_1`)).status).toBe(200);
    expect((await read(`/leaderboard?cohortId=${open.cohortId}`)).status).toBe(200);
    expect((await read(`/content?cohortId=${plain.cohortId}`)).status).toBe(404);
  });
});

describe('more time', () => {
  it('API-252 is given once, in the last day or after it, and a repeat answers the same', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    const extend = () => learner.put('/extend-user-access-expiry');
    expect((await extend()).status).toBe(403);
    await learner.start();
    expect((await extend()).status).toBe(409);
    await learner.age(20);
    expect((await learner.get('/dashboard')).body.canExtendAccess).toBe(true);
    const answers = [...(await Promise.all([extend(), extend()])), await extend()];
    for (const { status, body } of answers) {
      expect([status, body.canExtendAccess, body.timer.running]).toEqual([200, false, true]);
      expect(body.timer.remainingSeconds).toBeLessThanOrEqual(7 * 86_400);
      expect(body.timer.remainingSeconds).toBeGreaterThan(7 * 86_400 - 60);
    }
    expect((await learner.get('/content')).status).toBe(200);
    await learner.age(8);
    const after = await extend();
    expect([after.status, after.body.timer.running]).toEqual([200, false]);
    expect((await learner.get('/dashboard')).body.canExtendAccess).toBe(false);
  });

  it('API-252 a paid course has nothing to extend; outsiders are 404, strangers 401, an id that is none 400', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await learner.pay();
    await learner.age(20);
    expect((await learner.put('/extend-user-access-expiry')).status).toBe(409);
    expect((await learner.get('/content')).status).toBe(200);
    expect((await learner.put('/extend-user-access-expiry', { cohortId: 'here' })).status).toBe(400);
    const { token } = await mintPerson(school);
    const call = (own: { token?: string }) =>
      school.call('PUT', `${OPEN}/extend-user-access-expiry`, { ...own, body: {} });
    expect((await call({ token })).status).toBe(404);
    expect((await call({})).status).toBe(401);
  });
});

describe('the reward', () => {
  it('OPEN-01 API-255 is unlocked once with one voucher, also from two tabs, and pricing takes the voucher', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    expect((await learner.post('/reward-unlocked')).status).toBe(409);
    expect((await learner.get('/dashboard')).body.reward).toEqual({
      isUnlocked: false,
      discount: 500_000,
      currency: 'INR',
    });
    await learner.finish();
    const unlock = () => learner.post('/reward-unlocked');
    const answers = [...(await Promise.all([unlock(), unlock(), unlock()])), await unlock()];
    const [{ body: first } = { body: null }] = answers;
    expect(first.reward).toMatchObject({
      isUnlocked: true,
      discount: 500_000,
      currency: 'INR',
      isUsed: false,
    });
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first]);
    const { voucherCode } = first.reward;
    expect(await school.deps.db.select().from(vouchers).where(eq(vouchers.code, voucherCode))).toMatchObject([
      { maxUses: 1, usesPerPerson: 1 },
    ]);
    expect((await learner.get('/dashboard')).body.reward.voucherCode).toBe(voucherCode);

    await mintCohort(school);
    const priced = await school.call('POST', '/v1/client/public/oms-v2/pricing/BIM_A', {
      body: { pricingStage: 'ENQUIRY', productId: 'BIM_A', currency: 'INR', voucherCode },
    });
    expect(priced.body.voucher).toEqual({ code: voucherCode, discount: 500_000 });
  });

  it('API-255 outsiders are 404, strangers 401, an id that is none 400', async () => {
    const { token } = await mintPerson(school);
    const call = (own: { token?: string }, body: unknown = {}) =>
      school.call('POST', `${OPEN}/reward-unlocked`, { ...own, body });
    expect((await call({ token })).status).toBe(404);
    expect((await call({})).status).toBe(401);
    expect((await call({ token }, { cohortId: 'here' })).status).toBe(400);
  });
});

describe('the reward on an order', () => {
  const rewarded = async () => {
    await mintCohort(school, { productId: 'BIM_C' });
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await learner.finish();
    const { body } = await learner.post('/reward-unlocked');
    const order = (productId: string) =>
      school.call('POST', `${OPEN}/reward-order`, { token: learner.token, body: { productId } });
    const read = async () => (await learner.get('/reward-courses')).body;
    return { learner, order, read, code: body.reward.voucherCode as string };
  };

  it('FINANCE-03 one press makes an own order with the reward on it, ready to be paid; two presses, or two tabs, make one', async () => {
    const { learner, order, read, code } = await rewarded();
    const { courses } = await read();
    const wanted = courses.find((one: { productId: string }) => one.productId === 'BIM_C');
    expect(wanted.amount).toBe(wanted.listPrice - 500_000);
    expect(courses.map((one: { productId: string }) => one.productId)).not.toContain('BIM_SP');
    const [first, ...others] = [
      ...(await Promise.all([order('BIM_C'), order('BIM_C')])),
      await order('BIM_C'),
    ];
    expect(first?.status).toBe(201);
    for (const { status, body } of others) expect([status, body]).toEqual([201, first?.body]);
    const seen = await school.call('GET', `/api/v1/public/order?orderToken=${first?.body.orderToken}`);
    expect(seen.body.order).toMatchObject({
      amount: wanted.amount,
      status: 'PLAN_CREATED',
      voucher: { code, discount: 500_000 },
    });
    const own = await school.deps.db.select().from(orders).where(eq(orders.userId, learner.userId));
    expect(own).toHaveLength(1);
    expect(await read()).toEqual({
      courses: [],
      order: { courseTitle: wanted.courseTitle, orderToken: first?.body.orderToken },
    });
  });

  it('FINANCE-03 a reward that is on another order, ended, or of a course that is bought is 409; another region is 400', async () => {
    const { learner, order, read, code } = await rewarded();
    expect((await order('BIM_C_US')).status).toBe(400);
    expect((await order('BIM_SP')).status).toBe(400);
    const { body } = await order('BIM_C');
    const isOf = eq(orders.userId, learner.userId);
    await mintCohort(school, { productId: 'BIM_A' });
    expect((await order('BIM_A')).body.data.problem).toBe('USED_BY_YOU');
    expect(await school.deps.db.$count(orders, isOf)).toBe(1);
    await school.call('PUT', '/api/v1/public/order/voucher', {
      body: { orderToken: body.orderToken, voucherCode: null },
    });
    await school.deps.db.update(orders).set({ status: 'PAYMENT_COMPLETED' }).where(isOf);
    expect((await order('BIM_C')).status).toBe(409);
    await school.deps.db
      .update(vouchers)
      .set({ endedAt: new Date(school.now().getTime() - 1) })
      .where(eq(vouchers.code, code));
    expect((await read()).courses).toEqual([]);
    expect((await order('BIM_A')).status).toBe(409);
  });

  it('FINANCE-03 a reward that is used for two courses at once comes off one of them, and of the other no order is left', async () => {
    const { learner, order } = await rewarded();
    await mintCohort(school, { productId: 'BIM_A' });
    const both = await Promise.all([order('BIM_C'), order('BIM_A')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const own = await school.deps.db.select().from(orders).where(eq(orders.userId, learner.userId));
    expect(own).toMatchObject([{ voucherDiscount: 500_000, status: 'PLAN_CREATED' }]);
  });

  it('FINANCE-03 without a reward it is 409, an outsider 404, a stranger 401, no product 400', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await mintCohort(school, { productId: 'BIM_C' });
    const order = (own: { token?: string }, productId = 'BIM_C') =>
      school.call('POST', `${OPEN}/reward-order`, { ...own, body: { productId } });
    expect((await order({ token: learner.token })).status).toBe(409);
    expect((await learner.get('/reward-courses')).body).toEqual({ courses: [], order: null });
    const { token } = await mintPerson(school);
    expect((await order({ token })).status).toBe(404);
    expect((await order({})).status).toBe(401);
    expect((await order({ token: learner.token }, 'BIM_X')).status).toBe(400);
    expect((await school.call('GET', `${OPEN}/reward-courses`, { token })).status).toBe(404);
  });
});

describe('keeping the course', () => {
  it('API-250 one order, however often it is asked for; its token opens the payment plan', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    const ask = () => learner.get('/order/token');
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    const [{ body: first } = { body: null }] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first]);
    const own = await school.deps.db.select().from(orders).where(eq(orders.userId, learner.userId));
    expect(own).toMatchObject([{ status: 'PLAN_CREATED', productId: 'BIM_SP', listPrice: 12_000_000 }]);
    const seen = await school.call('GET', `/api/v1/public/order?orderToken=${first.orderToken}`);
    expect([seen.status, seen.body.order.amount]).toEqual([200, 12_000_000]);
    await school.deps.db.update(orders).set({ status: 'EXPIRED' }).where(eq(orders.userId, learner.userId));
    expect((await ask()).body.orderToken).not.toBe(first.orderToken);
  });

  it('API-250 a paid course is 409, an outsider 404, a stranger 401, an id that is none 400', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.pay();
    expect((await learner.get('/order/token')).status).toBe(409);
    expect((await learner.get('/order/token?cohortId=here')).status).toBe(400);
    const { token } = await mintPerson(school);
    expect((await school.call('GET', `${OPEN}/order/token`, { token })).status).toBe(404);
    expect((await school.call('GET', `${OPEN}/order/token`)).status).toBe(401);
  });
});

describe('the leaderboard', () => {
  it('API-248 ranks the learners of the cohort by credits, 20 a page, with the own place and no last names', async () => {
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

  it('API-248 is 403 where the cohort has none and before the start, 404 for outsiders, 401 for strangers, 400 for no page', async () => {
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
