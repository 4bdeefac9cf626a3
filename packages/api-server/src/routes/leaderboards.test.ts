import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { expectPrompt } from '../../test/prompt.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import { creditEntries, mentorQueries, reports, reportVersions } from '../db/schema/curriculum.ts';

const school = openTestSchool();
type Place = { userId: string; rank: number; level: number; credits: number };

async function mintRoom(change: Parameters<typeof mintCohortWithCourse>[1] = {}) {
  const { cohort, course } = await mintCohortWithCourse(school, { isLocalizedLeaderboard: true, ...change });
  const { cohortId } = cohort;
  const credit = (userId: string, credits: number, nodeType: 'QUIZ' | 'TOPIC' = 'TOPIC') =>
    school.deps.db.insert(creditEntries).values({
      cohortId,
      userId,
      nodeId: randomUUID(),
      nodeType,
      reason: 'completed',
      credits,
      createdAt: school.now(),
    });
  const join = async (credits: number, state: Parameters<typeof enrol>[3] = 'ONGOING') => {
    const person = await mintPerson(school, { firstName: `With ${credits}` });
    await enrol(school, cohortId, person.userId, state);
    if (credits > 0) await credit(person.userId, credits);
    return person;
  };
  return { cohortId, course, credit, join };
}

const board = (cohortId: string, token: string, query = '', kind = 'leaderboards') =>
  school.call('GET', `/v1/client/workspace/${cohortId}/${kind}${query}`, { token });
const guides = (cohortId: string, token: string, query = '') =>
  school.call('GET', `/v1/client/mentor/${cohortId}/performance/leaderboard${query}`, { token });

describe('the leaderboard of a cohort', () => {
  it('API-160 ENTITY-14 ranks by credits, gives equal credits the same rank, and shows only names and photo', async () => {
    const { cohortId, join } = await mintRoom();
    const me = await join(3);
    await join(9);
    await join(3);
    await join(0);
    await join(50, 'CANCELLED');
    const { status, body } = await board(cohortId, me.token);
    expect(status).toBe(200);
    expect(body.leaderboard.map(({ credits, rank }: Place) => [credits, rank])).toEqual([
      [9, 1],
      [3, 2],
      [3, 2],
      [0, 4],
    ]);
    expect(body.total).toBe(4);
    expect(body.me).toMatchObject({ userId: me.userId, rank: 2, credits: 3 });
    expect(Object.keys(body.leaderboard[0]).sort()).toEqual(
      ['credits', 'firstName', 'lastName', 'level', 'photo', 'rank', 'userId'].sort(),
    );
  });

  it("API-160 ENTITY-15 returns the active parts of the course and the caller's own numbers by kind of node", async () => {
    const { cohortId, join } = await mintRoom();
    const me = await join(5);
    const { body } = await board(cohortId, me.token);
    expect(body.activePhases).toEqual(['Module one']);
    expect(body.statistics.TOPIC).toMatchObject({ completed: 0 });
    expect(body.statistics.QUIZ.total).toBeGreaterThan(0);
    const quizzes = await board(cohortId, me.token, '?nodeType=QUIZ');
    expect(Object.keys(quizzes.body.statistics)).toEqual(['QUIZ']);
    expect(quizzes.body.me.credits).toBe(0);
  });

  it('ENUM-31 CONST-12 levels are thirds of the credits that the course offers, and the board can be filtered by level', async () => {
    const { cohortId, join } = await mintRoom();
    const top = await join(1_000);
    const low = await join(1);
    expect((await board(cohortId, low.token, '?level=3')).body).toMatchObject({
      leaderboard: [{ userId: top.userId, level: 3, rank: 1 }],
      me: { userId: low.userId, level: 1, rank: 2 },
      total: 1,
    });
    expect((await board(cohortId, low.token)).body.leaderboard).toMatchObject([
      { userId: low.userId, level: 1 },
    ]);
    expect((await board(cohortId, low.token, '?level=2')).body.total).toBe(0);
    for (const wrong of ['?level=4', '?level=x', '?nodeType=LESSON', '?pageNo=-1'])
      expect((await board(cohortId, low.token, wrong)).status).toBe(400);
  });

  it('ENUM-31 CONST-12 two thirds of the credits are level 3 and one credit less level 2; one third is level 2', async () => {
    const { cohortId, course, join } = await mintRoom();
    await school.deps.pool.query(
      'update course_nodes set credits = case when node_id = $1 then 9 else 0 end where course_id = $2',
      [course.id('root/m1/plain'), course.courseId],
    );
    const levels = [];
    for (const credits of [2, 3, 5, 6])
      levels.push((await board(cohortId, (await join(credits)).token)).body.me.level);
    expect(levels).toEqual([1, 2, 2, 3]);
  });

  it('ENUM-31 CONST-12 the credits of an elective and of its parts are not among those that the course offers', async () => {
    const { cohortId, course, join } = await mintRoom();
    const [plain, graded, quiz] = ['plain', 'graded', 'graded/quiz'].map((key) =>
      course.id(`root/m1/${key}`),
    );
    await school.deps.pool.query(
      `update course_nodes set credits = case when node_id in ($1, $2, $3) then 9 else 0 end, is_elective = node_id = $2
       where course_id = $4`,
      [plain, graded, quiz, course.courseId],
    );
    const { token } = await join(6);
    expect((await board(cohortId, token)).body.me.level).toBe(3);
  });

  it('API-160 P-10 10,000 learners need the same statements as one, and a page is returned within a second', async () => {
    const { cohortId, join } = await mintRoom();
    const me = await join(1);
    const countQueries = () => school.countQueries(() => board(cohortId, me.token));
    await board(cohortId, me.token);
    const few = await countQueries();
    await school.deps.pool.query(
      `with people as (
         insert into users (user_id, email_id, user_hash, created_at)
         select gen_random_uuid(), 'many-' || n || '-' || $1::text || '@plinth.test', 'many-' || n || '-' || $1::text,
           $2::timestamptz
         from generate_series(1, 10000) n returning user_id
       ), named as (
         insert into user_profiles (user_id, first_name, updated_at) select user_id, 'Many', $2::timestamptz from people returning user_id
       ), placed as (
         insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
         select gen_random_uuid(), $1::uuid, user_id, 'ONGOING', $2::timestamptz from people returning user_id
       )
       insert into credit_entries (credit_id, cohort_id, user_id, node_id, node_type, reason, credits, created_at)
       select gen_random_uuid(), $1::uuid, user_id, gen_random_uuid(), 'TOPIC', 'completed', 2 + row_number() over () % 5,
         $2::timestamptz
       from people cross join generate_series(1, 3)`,
      [cohortId, school.now()],
    );
    expect(await countQueries()).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
    const second = () => board(cohortId, me.token, '?pageNo=2');
    await expectPrompt(second, { promised: 1_000, school, cohortId, token: me.token });
    const { body } = await second();
    expect(body.leaderboard).toHaveLength(20);
    expect(body.me).toMatchObject({ userId: me.userId, rank: 10_001 });
    expect(body.total).toBeLessThanOrEqual(10_001);
  });

  it('API-160 API-161 UI-16 a leaderboard that is not switched on returns 403 LOCKED', async () => {
    const { cohortId, join } = await mintRoom({ isLeaderBoardAllowed: false, isLocalizedLeaderboard: false });
    const me = await join(1);
    for (const kind of ['leaderboards', 'localised-leaderboard']) {
      const { status, body } = await board(cohortId, me.token, '', kind);
      expect([status, body.code, body.data.details]).toEqual([403, 'LOCKED', 'Coming soon!']);
    }
  });

  it('API-160 API-161 both leaderboards return 401 for a stranger and 403 for an outsider', async () => {
    const { cohortId } = await mintRoom();
    const outsider = await mintPerson(school);
    for (const kind of ['leaderboards', 'localised-leaderboard']) {
      expect((await board(cohortId, 'none', '', kind)).status).toBe(401);
      expect((await board(cohortId, outsider.token, '', kind)).status).toBe(403);
      expect((await board('x', outsider.token, '', kind)).status).toBe(400);
    }
  });
});

describe('the leaderboard of a group', () => {
  it("COHORT-07 API-161 staff switch the group leaderboard on, and the learner's next request returns it", async () => {
    const { cohortId, join } = await mintRoom({ isLocalizedLeaderboard: false });
    const me = await join(3);
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const path = `/v1/office/cohorts/${cohortId}/settings`;
    expect((await board(cohortId, me.token, '', 'localised-leaderboard')).status).toBe(403);
    const { settings } = (await school.call('GET', path, { token })).body;
    const body = { seen: settings, settings: { ...settings, isLocalizedLeaderboard: true } };
    expect((await school.call('PUT', path, { token, body })).status).toBe(200);
    const shown = await board(cohortId, me.token, '', 'localised-leaderboard');
    expect(shown.status).toBe(200);
  });

  it("API-161 ranks within the caller's own group; a guide sees the groups they look after", async () => {
    const { cohortId, join } = await mintRoom();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const [me, peer, stranger] = [await join(2), await join(5), await join(9)];
    await mintGroup(school, cohortId, guide.userId, [me.userId, peer.userId]);
    await mintGroup(school, cohortId, null, [stranger.userId]);
    const { body } = await board(cohortId, me.token, '', 'localised-leaderboard');
    const places = (found: Place[]) => found.map(({ userId, rank }) => [userId, rank]);
    expect(places(body.leaderboard)).toEqual([
      [peer.userId, 1],
      [me.userId, 2],
    ]);
    expect(body.me.rank).toBe(2);
    const seen = await board(cohortId, guide.token, '', 'localised-leaderboard');
    expect(places(seen.body.leaderboard)).toEqual(places(body.leaderboard));
    expect(seen.body.me).toBeNull();
  });
});

describe('the leaderboard of the guides', () => {
  it('API-222 counts the queries each guide answered and the hand-ins each reviewed in the cohort', async () => {
    const { cohortId, course, join } = await mintRoom();
    const learner = await join(1);
    const [guide, idle] = [
      await mintPerson(school, { firstName: 'Busy', roles: ['INDUSTRIAL_GUIDE'] }),
      await mintPerson(school, { firstName: 'Idle', roles: ['INDUSTRIAL_GUIDE'] }),
    ];
    for (const { userId } of [guide, idle]) await assignMentor(school, cohortId, userId, 'INDUSTRIAL_GUIDE');
    await school.deps.db.insert(mentorQueries).values(
      [1, 2].map((n) => ({
        cohortId,
        askedById: learner.userId,
        title: `Question ${n}`,
        description: 'How?',
        namespace: 'CAREER' as const,
        state: 'ANSWERED' as const,
        answeredById: guide.userId,
        createdAt: school.now(),
        lastActivityAt: school.now(),
      })),
    );
    // Sent back, and handed in again: the judged version still counts as the guide's work, the waiting one does not
    // yet.
    const reviewed = { reviewedAt: school.now(), reviewedById: guide.userId };
    const [report] = await school.deps.db
      .insert(reports)
      .values({
        cohortId,
        userId: learner.userId,
        nodeId: course.id('root/m1/graded'),
        namespace: 'LEARNING',
        reviewStatus: 'PENDING',
        version: 2,
        createdAt: school.now(),
        submittedAt: school.now(),
      })
      .returning();
    await school.deps.db
      .insert(reportVersions)
      .values({ reportId: report?.reportId ?? '', version: 1, reviewStatus: 'REJECTED', ...reviewed });
    const { status, body } = await guides(cohortId, idle.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      leaderboard: [
        { userId: guide.userId, firstName: 'Busy', photo: null, level: 3, rank: 1, score: 3 },
        { userId: idle.userId, firstName: 'Idle', photo: null, level: 1, rank: 2, score: 0 },
      ],
      me: { userId: idle.userId, firstName: 'Idle', photo: null, level: 1, rank: 2, score: 0 },
      total: 2,
    });
    expect(await school.countQueries(() => guides(cohortId, idle.token))).toBeLessThanOrEqual(4);
    await school.deps.db
      .update(cohorts)
      .set({ isLeaderBoardAllowed: false, isLocalizedLeaderboard: false })
      .where(eq(cohorts.cohortId, cohortId));
    expect((await guides(cohortId, idle.token)).body.code).toBe('LOCKED');
  });

  it('API-222 CONST-12 two thirds of the best guide’s score are level 3, one third is level 2', async () => {
    const { cohortId, join } = await mintRoom();
    const learner = await join(1);
    const team = [];
    for (const score of [3, 2, 1, 0]) {
      const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
      await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
      team.push(guide);
      for (let answered = 0; answered < score; answered += 1)
        await school.deps.db.insert(mentorQueries).values({
          cohortId,
          askedById: learner.userId,
          title: `Question ${answered}`,
          description: 'How?',
          namespace: 'CAREER',
          state: 'ANSWERED',
          answeredById: guide.userId,
          createdAt: school.now(),
          lastActivityAt: school.now(),
        });
    }
    const { body } = await guides(cohortId, team[0]?.token ?? '');
    expect(
      body.leaderboard.map(({ score, level }: { score: number; level: number }) => [score, level]),
    ).toEqual([
      [3, 3],
      [2, 3],
      [1, 2],
      [0, 1],
    ]);
  });

  it('API-222 returns 401 for a stranger, 403 for a learner or a guide of another cohort, and 400 for an invalid page', async () => {
    const { cohortId, join } = await mintRoom();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    expect((await guides(cohortId, 'none')).status).toBe(401);
    expect((await guides(cohortId, (await join(1)).token)).status).toBe(403);
    expect((await guides(cohortId, guide.token)).status).toBe(403);
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await guides(cohortId, guide.token, '?pageNo=x')).status).toBe(400);
  });
});
