import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { expectPrompt } from '../../test/prompt.ts';
import { type Item, NODE, queryCalls, type Room } from '../../test/query-calls.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { mentorQueries } from '../db/schema/curriculum.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const { mintRoom, get, put, ask, answer, listOf } = queryCalls(school);

describe('reading queries', () => {
  let big: Promise<Room> | null = null;
  /** A cohort with 100,000 queries. */
  const bigRoom = () => {
    big ??= mintRoom().then(async (room) => {
      for (let from = 1; from < 100_000; from += 10_000)
        await school.deps.pool.query(
          `insert into mentor_queries (query_id, cohort_id, asked_by_id, title, description, namespace, state, created_at, last_activity_at, last_actor_id)
           select gen_random_uuid(), $1::uuid, $2::uuid, 'Question ' || n, 'About wall ' || n % 977, 'LEARNING',
             (array['UNANSWERED', 'ANSWERED', 'RESOLVED'])[1 + n % 3], $4::timestamptz - n * interval '1 minute', $4::timestamptz, $2::uuid
           from generate_series($3::int, $3::int + 9999) n`,
          [room.cohortId, room.learner.userId, from, school.now()],
        );
      await school.deps.pool.query('analyze mentor_queries');
      return room;
    });
    return big;
  };

  it('API-168 the open queries of a guide are those that wait, not those of learners who left', async () => {
    const room = await mintRoom();
    const own = await ask(room);
    const shared = await ask(room, { isShared: true }, room.peer.token);
    const hidden = await ask(room, {}, room.peer.token);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'CANCELLED' })
      .where(eq(enrolments.userId, room.peer.userId));
    const shown = async (path: string) =>
      (await listOf(room.mentor(path), room.guide.token)).map(({ queryId }) => queryId);
    expect(await shown('queries?state=OPEN')).toEqual([shared, own]);
    expect(await shown('queries')).toEqual([hidden, shared, own]);
  });

  it('API-167 API-168 ROLE-15 a learner sees their own and shared queries, a guide all of the cohort', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    await ask(other);
    const own = await ask(room);
    const shared = await ask(room, { isShared: true }, room.peer.token);
    const hidden = await ask(room, {}, room.peer.token);
    const ids = (items: Item[]) => items.map(({ queryId }) => queryId);
    expect(ids(await listOf(room.workspace('queries'), room.learner.token))).toEqual([shared, own]);
    expect(ids(await listOf(room.mentor('queries'), room.guide.token))).toEqual([hidden, shared, own]);
    expect(ids(await listOf(room.mentor('queries?assigned=me&sorting=ASC'), room.guide.token))).toEqual([
      own,
    ]);
    expect(ids(await listOf(room.mentor('queries?sorting=ASC'), room.guide.token))).toEqual([
      own,
      shared,
      hidden,
    ]);
    expect((await get(room.workspace(`query?queryId=${hidden}`), room.learner.token)).status).toBe(404);
    expect((await get(room.workspace(`query-thread?queryId=${hidden}`), room.learner.token)).status).toBe(
      404,
    );
    expect((await get(room.mentor(`query?queryId=${hidden}`), room.guide.token)).body.query.canResolve).toBe(
      false,
    );
    expect((await get(other.mentor(`query?queryId=${own}`), other.guide.token)).status).toBe(404);
    expect((await get(other.mentor(`query-thread?queryId=${own}`), other.guide.token)).status).toBe(404);
    expect((await get(room.workspace('query?queryId=x'), room.learner.token)).status).toBe(400);
  });

  it('ENUM-33 API-168 filters by state and namespace, and searches titles and texts for any input', async () => {
    const room = await mintRoom();
    const wall = await ask(room, {
      title: 'Curtain wall A-900',
      meta: { curriculumDetails: { nodeId: room.course.id(NODE) } },
    });
    const other = await ask(room, { title: 'Stairs of the café, दीवार' });
    await answer(room, other);
    const found = async (query: string) =>
      (await listOf(room.workspace(`queries?${query}`), room.learner.token)).map(({ queryId }) => queryId);
    expect(await found('state=OPEN')).toEqual([wall]);
    expect(await found('state=ANSWERED')).toEqual([other]);
    expect(await found('state=RESOLVED')).toEqual([]);
    expect(await found('namespace=LEARNING')).toEqual([wall]);
    expect(await found('search=curt')).toEqual([wall]);
    expect(await found('search=a-900')).toEqual([wall]);
    expect(await found(`search=${encodeURIComponent('caf')}`)).toEqual([other]);
    expect(await found(`search=${encodeURIComponent('café दीवा')}`)).toEqual([other]);
    expect(await found('search=cafe')).toEqual([other]);
    expect(await found(`search=${encodeURIComponent('çürt')}`)).toEqual([wall]);
    expect(await found('search=offset')).toEqual([other, wall]);
    for (const odd of ["'; drop table mentor_queries; --", '%', '!!!', 'wall & | !', '\\'])
      expect(
        (await get(room.workspace(`queries?search=${encodeURIComponent(odd)}`), room.learner.token)).status,
      ).toBe(200);
    for (const wrong of ['state=OPENED', 'sorting=UP', 'namespace=X', 'pageNo=-1'])
      expect((await get(room.workspace(`queries?${wrong}`), room.learner.token)).status).toBe(400);
  });

  it('API-169 API-170 a query is unread for everyone but its last writer until they mark it read', async () => {
    const room = await mintRoom();
    const queryId = await ask(room);
    const unread = async (path: string, token: string) =>
      (await listOf(path, token)).map(({ isUnread }) => isUnread);
    expect(await unread(room.workspace('queries'), room.learner.token)).toEqual([false]);
    expect(await unread(room.mentor('queries'), room.guide.token)).toEqual([true]);
    const mark = { queryIds: [queryId, queryId], isRead: true };
    expect((await put(room.mentor('queries'), room.guide.token, mark)).body).toEqual({ updated: 1 });
    expect((await put(room.mentor('queries'), room.guide.token, mark)).body).toEqual({ updated: 1 });
    expect(await unread(room.mentor('queries'), room.guide.token)).toEqual([false]);
    await answer(room, queryId);
    expect(await unread(room.workspace('queries'), room.learner.token)).toEqual([true]);
    expect((await put(room.workspace('queries'), room.learner.token, mark)).status).toBe(200);
    expect(await unread(room.workspace('queries'), room.learner.token)).toEqual([false]);
  });

  it('API-170 marking a query read marks its notifications read, so that no digest mentions them', async () => {
    const room = await mintRoom();
    const [queryId, other] = [await ask(room), await ask(room)];
    await answer(room, queryId);
    await answer(room, other);
    await put(room.workspace('queries'), room.learner.token, { queryIds: [queryId], isRead: true });
    const unread = await school.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, room.learner.userId), isNull(notifications.readAt)));
    expect(unread.map(({ href }) => href)).toEqual([expect.stringContaining(other)]);
  });

  it('API-169 API-170 a list with one inaccessible query returns 404 and marks none', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const [own, foreign] = [await ask(room, { isShared: true }, room.peer.token), await ask(other)];
    const hidden = await ask(room, {}, room.peer.token);
    for (const queryIds of [
      [own, foreign],
      [own, hidden],
      [own, randomUUID()],
    ])
      expect(
        (await put(room.workspace('queries'), room.learner.token, { queryIds, isRead: true })).status,
      ).toBe(404);
    expect(
      (await put(room.mentor('queries'), room.guide.token, { queryIds: [own, foreign], isRead: true }))
        .status,
    ).toBe(404);
    const [item] = await listOf(room.workspace('queries'), room.learner.token);
    expect(item?.isUnread).toBe(true);
    expect(
      (await put(room.workspace('queries'), room.learner.token, { queryIds: [], isRead: true })).status,
    ).toBe(400);
  });

  it('API-167 API-168 P-10 100,000 queries: a deep page with filter, sorting and search is fast and takes three SQL statements', async () => {
    const room = await bigRoom();
    const bound = { promised: 1_000, school, cohortId: room.cohortId, token: room.learner.token };
    for (const query of [
      '',
      'state=OPEN&sorting=ASC&pageNo=1500',
      'pageNo=4900',
      'search=wall%20451',
      'assigned=all&state=RESOLVED',
    ]) {
      const path = room.mentor(`queries?${query}`);
      expect(await school.countQueries(() => get(path, room.guide.token))).toBeLessThanOrEqual(4);
      expect((await get(path, room.guide.token)).body.queries).toHaveLength(20);
      await expectPrompt(() => get(path, room.guide.token), bound);
    }
    expect((await get(room.mentor('queries?search=wall%20451'), room.guide.token)).body.total).toBe(212);
    for (const query of ['state=ANSWERED&sorting=ASC&pageNo=1500', 'search=wall%20451', 'pageNo=4900']) {
      const path = room.workspace(`queries?${query}`);
      expect(await school.countQueries(() => get(path, room.learner.token))).toBeLessThanOrEqual(4);
      expect((await get(path, room.learner.token)).body.queries).toHaveLength(20);
      await expectPrompt(() => get(path, room.learner.token), bound);
    }
  }, 120_000);

  it('P-10 a page of 100,000 queries is read through an index, never by a sequential scan', async () => {
    const planOf = async (where: string) => {
      const client = await school.deps.pool.connect();
      try {
        const { rows } = await client.query(
          `explain select q.query_id from mentor_queries q where ${where} order by q.created_at desc, q.query_id desc limit 20`,
        );
        return JSON.stringify(rows);
      } finally {
        client.release();
      }
    };
    const { cohortId, learner } = await bigRoom();
    for (const where of [
      `q.cohort_id = '${cohortId}'`,
      `q.cohort_id = '${cohortId}' and q.state = 'UNANSWERED'`,
      `q.cohort_id = '${cohortId}' and (q.asked_by_id = '${learner.userId}' or q.is_shared)`,
      `q.cohort_id = '${cohortId}' and q.search @@ to_tsquery('simple', '''wall'':* & ''451'':*')`,
    ]) {
      const plan = await planOf(where);
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on mentor_queries/);
    }
  }, 120_000);
});

describe('the waiting time for an answer', () => {
  it('API-168 is computed from actual waits, including queries still unanswered, and is null while too few were answered', async () => {
    const room = await mintRoom();
    const waiting = async () =>
      (await get(room.workspace('queries/waiting-time'), room.learner.token)).body.waiting;
    const asked = (minutes: number | null, hoursAgo: number) => ({
      cohortId: room.cohortId,
      askedById: room.peer.userId,
      title: 'Q',
      description: 'Q',
      namespace: 'CAREER' as const,
      state: minutes === null ? ('UNANSWERED' as const) : ('ANSWERED' as const),
      createdAt: new Date(school.now().getTime() - hoursAgo * 3_600_000),
      lastActivityAt: school.now(),
      answeredAt:
        minutes === null ? null : new Date(school.now().getTime() - hoursAgo * 3_600_000 + minutes * 60_000),
    });
    const plant = (rows: ReturnType<typeof asked>[]) => school.deps.db.insert(mentorQueries).values(rows);
    await plant([asked(10, 300), asked(20, 300), asked(30, 300), asked(40, 300)]);
    await plant([asked(1, 24 * 91), asked(null, 5)]);
    expect(await waiting()).toBeNull();
    await plant([asked(50, 300)]);
    expect(await waiting()).toEqual({ halfMinutes: 30, mostMinutes: 46, counted: 5, days: 90 });
    await plant([asked(null, 100), asked(null, 100), asked(null, 100)]);
    const silent = await waiting();
    expect(silent).toMatchObject({ halfMinutes: 45, counted: 8 });
    expect(silent.mostMinutes).toBeGreaterThanOrEqual(6000);
    const path = room.workspace('queries/waiting-time');
    expect(await school.countQueries(() => get(path, room.learner.token))).toBeLessThanOrEqual(4);
  });
});

describe('the queries page', () => {
  it('API-183 lists the people of the cohort, mentors first, without contact details', async () => {
    const room = await mintRoom();
    await enrol(school, room.cohortId, (await mintPerson(school, { firstName: 'Gone' })).userId, 'CANCELLED');
    const { body } = await get(room.workspace('channel-users'), room.learner.token);
    expect(
      body.users.map(({ firstName, role }: { firstName: string; role: string }) => [firstName, role]),
    ).toEqual([
      ['Guide', 'INDUSTRIAL_GUIDE'],
      ['Asha', 'LEARNER'],
      ['Ravi', 'LEARNER'],
    ]);
    expect(Object.keys(body.users[0]).sort()).toEqual(['firstName', 'lastName', 'photo', 'role', 'userId']);
    expect((await get(room.workspace('channel-users?search=rav'), room.guide.token)).body.users).toHaveLength(
      1,
    );
    expect((await get(room.workspace('channel-users?search=%25'), room.guide.token)).body.users).toEqual([]);
    expect(
      (await get(room.workspace(`channel-users?search=${'x'.repeat(141)}`), room.guide.token)).status,
    ).toBe(400);
  });

  it('API-185 API-186 introductions are marked as seen one by one and stay so', async () => {
    const room = await mintRoom();
    const seen = (path: string, token = room.learner.token) =>
      put(room.workspace(`query/${path}`), token, undefined);
    const details = (onboardingDone: boolean, coachMarksViewed: boolean) => ({
      queriesOnboardingDetails: { onboardingDone, coachMarksViewed },
    });
    expect((await seen('coachmarks-viewed')).body).toEqual(details(false, true));
    expect((await seen('onboarding-done')).body).toEqual(details(true, true));
    expect((await seen('coachmarks-viewed')).body).toEqual(details(true, true));
    expect((await seen('onboarding-done', room.guide.token)).status).toBe(404);
    expect((await seen('coachmarks-viewed', room.guide.token)).status).toBe(404);
  });
});
