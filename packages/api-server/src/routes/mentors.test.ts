import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guideCalls } from '../../test/guide-calls.ts';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { mentorQueries, reports, reportVersions } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const { mintRoom, page, dashboard, turnaround, group, learner, groups, earn, hold } = guideCalls(school);
type Room = Awaited<ReturnType<typeof mintRoom>>;

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(school.now().getTime() - hours * HOUR);

const ask = (room: Room, change: Partial<typeof mentorQueries.$inferInsert> = {}) =>
  school.deps.db.insert(mentorQueries).values({
    lastActivityAt: school.now(),
    cohortId: room.cohortId,
    askedById: room.own[0]?.userId ?? '',
    title: 'Which level?',
    description: 'Roof or two?',
    namespace: 'CAREER',
    createdAt: ago(30),
    ...change,
  });

const handIn = (room: Room, userId: string, change: Partial<typeof reports.$inferInsert> = {}) =>
  school.deps.db
    .insert(reports)
    .values({
      createdAt: school.now(),
      cohortId: room.cohortId,
      userId,
      nodeId: room.course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: ago(50),
      ...change,
    })
    .returning();

const idOf = (room: Room, at: number) => room.own[at]?.userId ?? '';

describe('the work that waits for a mentor', () => {
  it('API-189 a guide sees their cohorts with unassigned and own queries, hand-ins of their groups and the next session', async () => {
    const room = await mintRoom();
    const session = await hold(room, 5);
    await ask(room);
    await ask(room, { assignedIgId: room.guide.userId });
    await ask(room, { assignedIgId: room.otherGuide.userId });
    await ask(room, { state: 'ANSWERED' });
    await handIn(room, idOf(room, 0));
    await handIn(room, idOf(room, 1), { reviewStatus: 'IN_REVIEW' });
    await handIn(room, room.stranger.userId);
    const { status, body } = await page(room.guide.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      greetingName: 'Guide',
      profileStatus: 'NOT_COMPLETED',
      cohorts: [
        {
          cohortId: room.cohortId,
          courseTitle: 'BIM for Architects',
          openQueries: 2,
          tasksToAssess: 2,
          nextSession: {
            liveSessionId: session.liveSessionId,
            title: 'Live session',
            startDate: session.startDate.toISOString(),
            endDate: session.endDate.toISOString(),
          },
        },
      ],
    });
    expect((await page(room.otherGuide.token)).body.cohorts).toMatchObject([
      { openQueries: 2, tasksToAssess: 1 },
    ]);
    expect(await school.countQueries(() => page(room.guide.token))).toBeLessThanOrEqual(2);
  });

  it('API-189 a lead mentor sees the waiting work of learners without a guide, and no session that is over', async () => {
    const room = await mintRoom();
    await hold(room, -5);
    await ask(room);
    await ask(room, { assignedIgId: room.otherGuide.userId });
    await handIn(room, room.stranger.userId);
    const alone = await mintPerson(school);
    await enrol(school, room.cohortId, alone.userId);
    await handIn(room, alone.userId);
    expect((await page(room.lead.token)).body.cohorts).toMatchObject([
      { openQueries: 1, tasksToAssess: 1, nextSession: null },
    ]);
  });

  it('API-189 API-190 the query of a learner who left waits for nobody, unless it is shared with the others', async () => {
    const room = await mintRoom();
    await ask(room, { isShared: true });
    await ask(room, { isShared: false });
    const waiting = async () => [
      (await page(room.guide.token)).body.cohorts[0].openQueries,
      (await page(room.lead.token)).body.cohorts[0].openQueries,
      (await dashboard(room)).body.openQueries,
    ];
    expect(await waiting()).toEqual([2, 2, 2]);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'TRANSFERRED' })
      .where(and(eq(enrolments.cohortId, room.cohortId), eq(enrolments.userId, idOf(room, 0))));
    expect(await waiting()).toEqual([1, 1, 1]);
  });

  it('API-189 ROLE-14 is empty for a mentor without a cohort, 403 for a learner and 401 for a stranger', async () => {
    const room = await mintRoom();
    const idle = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    expect((await page(idle.token)).body.cohorts).toEqual([]);
    expect((await page(room.own[0]?.token ?? '')).status).toBe(403);
    expect((await page('none')).status).toBe(401);
  });

  it("API-190 a guide's dashboard has the same counts, and adds the next sessions, turn-around times and their groups", async () => {
    const room = await mintRoom();
    const session = await hold(room, 0.1);
    await ask(room);
    await ask(room, {
      state: 'ANSWERED',
      createdAt: ago(30),
      answeredAt: ago(20),
      answeredById: room.guide.userId,
    });
    await handIn(room, idOf(room, 0));
    const { status, body } = await dashboard(room);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cohortId: room.cohortId,
      openQueries: 1,
      tasksToAssess: 1,
      upcomingSessions: [
        {
          liveSessionId: session.liveSessionId,
          title: 'Live session',
          joinLink: 'https://meet.plinth.test/room',
        },
      ],
      tat: { query: { averageHours: 10, count: 1 }, task: { averageHours: null, count: 0 } },
      groups: [
        {
          groupId: room.group.groupId,
          guide: { userId: room.guide.userId, firstName: 'Guide' },
          learnerCount: 2,
        },
      ],
      isLeaderBoardAllowed: true,
      isLocalizedLeaderboard: false,
    });
    expect(await school.countQueries(() => dashboard(room))).toBeLessThanOrEqual(4);
  });

  it("API-190 ROLE-14 returns 403 for learners, lead mentors and another cohort's guides, 401 without a session, 400 without an id", async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    for (const { token } of [...room.own, room.lead, other.guide])
      expect((await dashboard(room, token)).status).toBe(403);
    expect((await dashboard(room, 'none')).status).toBe(401);
    const call = (query: string) =>
      school.call('GET', `/v1/client/mentor/dashboard${query}`, { token: room.guide.token });
    expect((await call('?cohortId=first')).status).toBe(400);
    expect((await call('')).status).toBe(400);
  });
});

describe('the turn-around time of a guide', () => {
  it("API-208 of queries is the time to the guide's own first answers, by the week in which they were given", async () => {
    const room = await mintRoom();
    const answered = { state: 'ANSWERED', answeredById: room.guide.userId } as const;
    await ask(room, { ...answered, createdAt: ago(30), answeredAt: ago(24) });
    await ask(room, { ...answered, createdAt: ago(24 * 15), answeredAt: ago(24 * 14) });
    await ask(room, { ...answered, answeredById: room.otherGuide.userId, answeredAt: ago(1) });
    await ask(room);
    const { status, body } = await turnaround(room);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'QUERY', averageHours: 15, count: 2 });
    expect(body.trend).toHaveLength(12);
    const shown = body.trend.flatMap((week: { averageHours: number | null }) => week.averageHours ?? []);
    expect(shown).toEqual([24, 6]);
    expect((await turnaround(room, '?isQueryTat=true', room.otherGuide.token)).body.averageHours).toBe(29);
    expect(await school.countQueries(() => turnaround(room))).toBeLessThanOrEqual(2);
  });

  it('API-209 of tasks counts verdicts, also rejections and those on earlier versions, and no hand-in that is still in review', async () => {
    const room = await mintRoom(['Asha', 'Ravi', 'Kiran']);
    const own = { reviewedById: room.guide.userId } as const;
    await handIn(room, idOf(room, 0), {
      ...own,
      reviewStatus: 'REVIEWED',
      submittedAt: ago(10),
      reviewedAt: ago(2),
    });
    await handIn(room, idOf(room, 1), {
      ...own,
      reviewStatus: 'REJECTED',
      submittedAt: ago(9),
      reviewedAt: ago(5),
    });
    const [reading] = await handIn(room, idOf(room, 2), {
      ...own,
      reviewStatus: 'IN_REVIEW',
      submittedAt: ago(9),
    });
    const before = { reportId: reading?.reportId ?? '', reviewStatus: 'REJECTED' } as const;
    await school.deps.db.insert(reportVersions).values([
      { ...before, ...own, version: 1, submittedAt: ago(40), reviewedAt: ago(28) },
      {
        ...before,
        version: 2,
        submittedAt: ago(27),
        reviewedAt: ago(26),
        reviewedById: room.otherGuide.userId,
      },
    ]);
    expect((await turnaround(room, '?isTaskTat=true')).body).toMatchObject({
      kind: 'TASK',
      averageHours: 8,
      count: 3,
    });
  });

  it("API-208 D-125 weeks begin on Monday in the caller's time zone", async () => {
    const room = await mintRoom();
    const weekOf = async (zone: string) => {
      const path = `/v1/client/mentor/${room.cohortId}/tat?isQueryTat=true`;
      const { body } = await school.call('GET', path, {
        token: room.guide.token,
        headers: { 'x-time-zone': zone },
      });
      return new Date(`${body.trend.at(-1).week}T00:00:00Z`).getUTCDay();
    };
    expect(await weekOf('Pacific/Auckland')).toBe(1);
    expect(await weekOf('America/Los_Angeles')).toBe(1);
  });

  it('API-208 API-209 asking for neither or both returns 400, a learner or another cohort 403, a stranger 401', async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    expect((await turnaround(room, '')).status).toBe(400);
    expect((await turnaround(room, '?isQueryTat=true&isTaskTat=true')).status).toBe(400);
    expect((await turnaround(room, '?isQueryTat=no')).status).toBe(400);
    expect((await turnaround(room, '?isQueryTat=true', room.own[0]?.token)).status).toBe(403);
    expect((await turnaround(room, '?isQueryTat=true', other.guide.token)).status).toBe(403);
    expect((await turnaround(room, '?isQueryTat=true', 'none')).status).toBe(401);
  });
});

describe("the performance of a guide's groups", () => {
  const names = (body: { learners: { firstName: string }[] }) =>
    body.learners.map(({ firstName }) => firstName);

  it('API-225 ROLE-18 a guide sees only the learners of their own groups, with credits, work and attendance', async () => {
    const room = await mintRoom();
    await hold(room, -5, [idOf(room, 1), room.stranger.userId]);
    await earn(room, idOf(room, 0), 5);
    await earn(room, idOf(room, 1), 20, 'root/m1/task/assignment', 'ASSIGNMENT');
    await handIn(room, idOf(room, 1));
    await earn(room, room.stranger.userId, 90);
    const { status, body } = await group(room);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      average: { credits: 13, attendance: 50 },
      learners: [
        {
          firstName: 'Ravi',
          credits: 20,
          attendance: { attended: 1, total: 1, percentage: 100 },
          byNodeType: { ASSIGNMENT: { total: 1, completed: 1, credits: 20, percentage: 100 } },
        },
        {
          firstName: 'Asha',
          credits: 5,
          attendance: { attended: 0, total: 1, percentage: 0 },
          byNodeType: { ASSIGNMENT: { total: 1, completed: 0 } },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('@plinth.test');
  });

  it('API-225 API-226 a session without recorded attendance does not count as an absence', async () => {
    const room = await mintRoom();
    await hold(room, -5);
    const { body } = await group(room);
    expect(body.average.attendance).toBe(0);
    for (const { attendance } of [...body.learners, (await learner(room, idOf(room, 0))).body])
      expect(attendance).toEqual({ attended: 0, total: 0, percentage: 0 });
  });

  it('API-225 can be limited to one kind of work or to what is below a node', async () => {
    const room = await mintRoom();
    await earn(room, idOf(room, 0), 5);
    await earn(room, idOf(room, 1), 20, 'root/m1/task/assignment', 'ASSIGNMENT');
    const topics = (await group(room, '?node-type=TOPIC')).body;
    expect(names(topics)).toEqual(['Asha', 'Ravi']);
    expect(topics.learners.map(({ credits }: { credits: number }) => credits)).toEqual([5, 0]);
    expect(Object.keys(topics.learners[0].byNodeType)).toEqual(['TOPIC']);
    const under = (await group(room, `?nodeId=${room.course.id('root/m1/task')}`)).body;
    expect(under.learners.map(({ credits }: { credits: number }) => credits)).toEqual([20, 0]);
    expect((await group(room, `?nodeId=${randomUUID()}`)).status).toBe(404);
    expect((await group(room, '?node-type=SPACESHIP')).status).toBe(400);
  });

  it('API-225 is sorted as requested', async () => {
    const room = await mintRoom(['Ravi', 'Asha', 'Mira']);
    await hold(room, -5, [idOf(room, 2)]);
    await earn(room, idOf(room, 0), 5);
    expect(names((await group(room)).body)).toEqual(['Ravi', 'Asha', 'Mira']);
    expect(names((await group(room, '?sortBy=name')).body)).toEqual(['Asha', 'Mira', 'Ravi']);
    expect(names((await group(room, '?sortBy=name&sortDirection=DESC')).body)).toEqual([
      'Ravi',
      'Mira',
      'Asha',
    ]);
    expect(names((await group(room, '?sortBy=attendance')).body)[0]).toBe('Mira');
    expect((await group(room, '?sortBy=phone')).status).toBe(400);
  });

  it('API-225 P-10 is returned in pages of 20 with as many statements for many learners as for few', async () => {
    const many = await mintRoom(
      Array.from({ length: 23 }, (_, at) => `Learner ${String(at).padStart(2, '0')}`),
    );
    const few = await mintRoom(['Asha']);
    const first = (await group(many, '?sortBy=name')).body;
    expect(first.learners).toHaveLength(20);
    expect(first.total).toBe(23);
    expect(names((await group(many, '?sortBy=name&pageNo=1')).body)).toEqual([
      'Learner 20',
      'Learner 21',
      'Learner 22',
    ]);
    expect((await group(many, '?pageNo=-1')).status).toBe(400);
    // Each server reads the course once.
    for (let server = 0; server < 2; server += 1) await group(few);
    for (let server = 0; server < 2; server += 1) await group(many);
    const statements = await school.countQueries(() => group(few));
    expect(statements).toBeLessThanOrEqual(4);
    expect(await school.countQueries(() => group(many))).toBe(statements);
  });

  it('MENTOR-02 D-36 API-225 API-226 is locked while the cohort has no leaderboard at all', async () => {
    const locked = await mintRoom(['Asha'], { isLeaderBoardAllowed: false, isLocalizedLeaderboard: false });
    for (const { status, body } of [await group(locked), await learner(locked, idOf(locked, 0))]) {
      expect(status).toBe(403);
      expect(body.code).toBe('LOCKED');
    }
    const open = await mintRoom(['Asha'], { isLeaderBoardAllowed: false, isLocalizedLeaderboard: true });
    expect((await group(open)).status).toBe(200);
  });

  it('API-225 ROLE-18 returns 403 for learners, lead mentors and another cohort, and 401 without a session', async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    for (const { token } of [...room.own, room.lead, other.guide])
      expect((await group(room, '', token)).status).toBe(403);
    expect((await group(room, '', 'none')).status).toBe(401);
  });

  it("API-226 ROLE-19 a learner of the guide's own group is returned with totals, weeks and skills", async () => {
    const room = await mintRoom();
    await hold(room, -5, [idOf(room, 0)]);
    await earn(room, idOf(room, 0), 5);
    const { status, body } = await learner(room, idOf(room, 0));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      learner: { userId: idOf(room, 0), firstName: 'Asha' },
      credits: 5,
      attendance: { attended: 1, total: 1 },
      quizzes: { completed: 0 },
      assignments: { handedIn: 0 },
      skills: [{ name: 'Modelling', level: 1, credits: 0 }],
      interview: null,
    });
    expect(body.weeks).toHaveLength(12);
    expect(JSON.stringify(body)).not.toContain('@plinth.test');
  });

  it('API-226 P-10 a learner is read in at most three statements beyond the session check', async () => {
    const room = await mintRoom();
    await hold(room, -5, [idOf(room, 0)]);
    await earn(room, idOf(room, 0), 5);
    await handIn(room, idOf(room, 0));
    const read = () => learner(room, idOf(room, 0));
    // Each server reads the course once.
    for (let server = 0; server < 2; server += 1) await read();
    expect(await school.countQueries(read)).toBeLessThanOrEqual(4);
  });

  it("API-226 ROLE-19 returns 404 for anyone who is not a learner of the guide's groups, and 403 for a learner who asks", async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    for (const userId of [room.stranger.userId, idOf(other, 0), room.lead.userId, randomUUID()])
      expect((await learner(room, userId)).status).toBe(404);
    expect((await learner(room, 'asha')).status).toBe(400);
    expect((await learner(room, idOf(room, 0), room.own[0]?.token)).status).toBe(403);
    expect((await learner(room, idOf(room, 0), other.guide.token)).status).toBe(403);
    expect((await learner(room, idOf(room, 0), 'none')).status).toBe(401);
  });

  it('API-227 ROLE-20 a guide sees their own groups, and a lead mentor all groups of the cohort', async () => {
    const room = await mintRoom();
    expect((await groups(room)).body.groups).toMatchObject([
      { groupId: room.group.groupId, guide: { firstName: 'Guide' }, learnerCount: 2 },
    ]);
    const all = (await groups(room, room.lead.token)).body.groups;
    expect(all.map(({ guide }: { guide: { firstName: string } }) => guide.firstName).toSorted()).toEqual([
      'Guide',
      'Other',
    ]);
    expect((await groups(room, room.own[0]?.token)).status).toBe(403);
    expect((await groups(room, (await mintRoom()).lead.token)).status).toBe(403);
    expect((await groups(room, 'none')).status).toBe(401);
    expect(await school.countQueries(() => groups(room))).toBeLessThanOrEqual(2);
  });

  it('API-225 a learner who has left the cohort no longer belongs to the group', async () => {
    const room = await mintRoom();
    await school.deps.db
      .update(enrolments)
      .set({ state: 'TRANSFERRED' })
      .where(eq(enrolments.userId, idOf(room, 0)));
    expect(names((await group(room)).body)).toEqual(['Ravi']);
    expect((await groups(room)).body.groups).toMatchObject([{ learnerCount: 1 }]);
    expect((await learner(room, idOf(room, 0))).status).toBe(404);
  });
});

it('API-190 D-30 a guide without a group or any work gets an empty dashboard, not an error', async () => {
  const { cohort } = await mintCohortWithCourse(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const { body } = await school.call('GET', `/v1/client/mentor/dashboard?cohortId=${cohort.cohortId}`, {
    token: guide.token,
  });
  expect(body).toMatchObject({ openQueries: 0, tasksToAssess: 0, upcomingSessions: [], groups: [] });
});
