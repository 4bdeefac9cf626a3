import type { CohortMove } from '@plinth/domain/cohorts/cohort-move';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { creditEntries, liveSessions } from '../db/schema/curriculum.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const MINUTE = 60_000;
const DAY = 24 * 60;

const elective = (name: string, rank: number) => ({
  key: `root/m1/${name}`,
  parentKey: 'root/m1',
  type: 'MASTER_CLASSES' as const,
  namespace: 'LEARNING' as const,
  rank,
  isElective: true,
  meta: { title: name },
});

/**
 * A learner and a guide of a cohort with two electives; the first has a session that is taking place now, or else begins
 * in the given minutes.
 */
async function mintRoom(begins = -1) {
  const session = {
    key: 'root/m1/towers/class',
    parentKey: 'root/m1/towers',
    type: 'LIVE_SESSION' as const,
    namespace: 'LEARNING' as const,
    rank: 1,
    meta: { title: 'A class on towers' },
    credits: 6,
    skills: ['Modelling', 'Towers'],
  };
  const nodes = [...smallCourse, elective('towers', 10), elective('bridges', 11), session];
  const course = await mintCourse(school, { nodes });
  const { cohortId } = await mintCohort(school, { courseId: course.courseId, showNudges: true }, 28);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohortId, learner.userId);
  await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const now = school.now().getTime();
  const [{ liveSessionId } = { liveSessionId: '' }] = await school.deps.db
    .insert(liveSessions)
    .values({
      cohortId,
      nodeId: course.id(session.key),
      startDate: new Date(now + begins * MINUTE),
      endDate: new Date(now + (begins + 61) * MINUTE),
    })
    .returning();
  const read = async (page: string, token: string) => {
    const { status, body } = await school.call('GET', `/v1/client/workspace/${cohortId}/${page}`, { token });
    expect(status, page).toBe(200);
    return body;
  };
  /** Whether the session is in the calendar, on the dashboard and among the nudges. */
  const seen = async ({ token } = learner) => ({
    calendar: JSON.stringify(await read('calender-events', token)).includes('A class on towers'),
    dashboard: (await read('dashboardV2', token)).upcomingSession?.title === 'A class on towers',
    nudges: JSON.stringify(await read('nudges', token)).includes('A class on towers'),
  });
  const choose = (name: string, { userId } = learner) =>
    school.deps.db
      .update(enrolments)
      .set({ electives: [{ nodeId: course.id(`root/m1/${name}`) }] })
      .where(eq(enrolments.userId, userId));
  return { cohortId, course, learner, guide, liveSessionId, seen, choose };
}

/**
 * A cohort whose session in the first elective begins in two days, or else in the given minutes, a learner who chose that elective and one who chose
 * the other, and the lead mentor who holds the session.
 */
async function mintElectives(begins = 2 * DAY) {
  const room = await mintRoom(begins);
  const { cohortId, liveSessionId } = room;
  const other = await mintPerson(school);
  await enrol(school, cohortId, other.userId);
  const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
  await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
  await school.deps.db
    .update(liveSessions)
    .set({ mentorId: lead.userId })
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  await room.choose('towers');
  await room.choose('bridges', other);
  /** How many notices and mails with a title each of them has. */
  const told = async (title: string) => {
    const of = async ({ userId, emailId }: typeof other) => {
      const notices = await school.deps.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId), eq(notifications.title, title)));
      const sent = await school.mailsTo(emailId);
      return [notices.length, sent.filter(({ subject }) => subject === title).length];
    };
    return { chose: await of(room.learner), other: await of(other), lead: await of(lead) };
  };
  /** Moves dates of the cohort as staff. */
  const move = async (what: CohortMove) => {
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const path = `/v1/office/cohorts/${cohortId}/moves`;
    const { body: seen } = await school.call('POST', `${path}/preview`, { token, body: what });
    const { body } = await school.call('POST', path, { token, body: { move: what, stamp: seen.stamp } });
    return { body, seen };
  };
  return { cohortId, liveSessionId, learner: room.learner, other, lead, told, move };
}

describe('a session of an elective', () => {
  it('API-132 API-152 API-155 API-156 is shown to the learners who chose it and to mentors, not to the others', async () => {
    const { guide, seen, choose } = await mintRoom();
    await choose('bridges');
    expect(await seen()).toEqual({ calendar: false, dashboard: false, nudges: false });
    await choose('towers');
    expect(await seen()).toEqual({ calendar: true, dashboard: true, nudges: true });
    expect(await seen(guide)).toEqual({ calendar: true, dashboard: true, nudges: false });
  });

  it('COHORT-03 that is called off is news for the learners who chose it and for mentors, not for the others', async () => {
    const room = await mintElectives();
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const path = `/v1/office/sessions/${room.liveSessionId}/call-off`;
    const { status, body } = await school.call('POST', path, { token, body: {} });
    expect([status, body.told]).toEqual([200, 2]);
    const told = await room.told('Called off: A class on towers');
    expect(told).toEqual({ chose: [1, 1], other: [0, 0], lead: [1, 1] });
  });

  it('COHORT-02 that is moved is news for the learners who chose it and for mentors, not for the others', async () => {
    const room = await mintElectives();
    const { body, seen } = await room.move({
      what: 'SESSION',
      liveSessionId: room.liveSessionId,
      to: new Date(school.now().getTime() + 3 * DAY * MINUTE).toISOString(),
    });
    expect([seen.learners, body]).toEqual([1, { moved: 1, told: 2 }]);
    const told = await room.told('The session “A class on towers” is moved');
    expect(told).toEqual({ chose: [1, 1], other: [0, 0], lead: [1, 1] });
  });

  it('COHORT-02 moves with everything else, and only the learners who chose it and mentors read of it', async () => {
    const room = await mintElectives();
    const { seen } = await room.move({
      what: 'FROM_DAY',
      day: school.now().toISOString().slice(0, 10),
      byDays: 3,
    });
    const title = (dates: number) => `${dates} dates of your course have moved`;
    expect(seen.learners).toBe(2);
    expect(await room.told(title(seen.moves.length))).toEqual({ chose: [1, 1], other: [0, 0], lead: [1, 1] });
    expect(await room.told(title(seen.moves.length - 1))).toMatchObject({ chose: [0, 0], other: [1, 1] });
  });

  it('API-199 with a tip of its mentor notifies the learners who chose it, not the others', async () => {
    const room = await mintElectives();
    const { status } = await school.call('POST', `/v1/client/mentor/lead/${room.cohortId}/dashboard/tip`, {
      token: room.lead.token,
      body: { liveSessionId: room.liveSessionId, content: 'Bring a section.', attachments: [] },
    });
    expect(status).toBe(201);
    expect(await room.told('A tip for “A class on towers”')).toMatchObject({ chose: [1, 0], other: [0, 0] });
  });

  it('COHORT-03 that is over takes the attendance of the learners who chose it, and of another only if they came', async () => {
    const { cohortId, liveSessionId, learner, other, lead } = await mintElectives(-2 * 60);
    await school.deps.db
      .update(enrolments)
      .set({ enrolledAt: new Date(school.now().getTime() - DAY * MINUTE) })
      .where(eq(enrolments.cohortId, cohortId));
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const office = `/v1/office/sessions/${liveSessionId}/attendance`;
    const listed = async () => {
      const [staffs, own, sessions, held] = await Promise.all([
        school.call('GET', office, { token }),
        school.call('GET', `/v1/client/mentor/sessions/${liveSessionId}/attendance`, { token: lead.token }),
        school.call('GET', `/v1/office/cohorts/${cohortId}/sessions`, { token }),
        school.call('GET', `/v1/client/mentor/cohorts/${cohortId}/held-sessions`, { token: lead.token }),
      ]);
      const idsOf = ({ learners }: { learners: { userId: string; isLeftOut?: boolean }[] }) =>
        learners.flatMap(({ userId, isLeftOut }) => (isLeftOut ? [] : [userId])).sort();
      return {
        learners: [idsOf(staffs.body), idsOf(own.body)],
        counts: [sessions, held].map(({ body }) => body.sessions[0].learnerCount),
      };
    };
    expect(await listed()).toEqual({ learners: [[learner.userId], [learner.userId]], counts: [1, 1] });
    const record = (state: string) =>
      school.call('PUT', `/v1/client/mentor/sessions/${liveSessionId}/attendance`, {
        token: lead.token,
        body: { marks: [{ userId: other.userId, state, seen: null }] },
      });
    for (const state of ['ABSENT', 'EXCUSED']) expect((await record(state)).status).toBe(404);
    const sheetOf = async (...rows: string[]) => {
      const body = { csv: ['Email,Attendance', ...rows].join('\n') };
      return (await school.call('POST', `${office}/preview`, { token, body })).body;
    };
    expect(await sheetOf(`${learner.emailId},present`, `${other.emailId},absent`)).toMatchObject({
      marks: [{ userId: learner.userId }],
      faults: [{ line: 3, text: `${other.emailId} did not choose the elective of this session.` }],
    });
    expect(await sheetOf(`${other.emailId},late`)).toMatchObject({
      marks: [{ userId: other.userId, state: 'LATE' }],
      faults: [],
    });
    expect(await listed()).toMatchObject({ counts: [1, 1] });
    expect((await record('PRESENT')).status).toBe(200);
    const both = [learner.userId, other.userId].sort();
    expect(await listed()).toEqual({ learners: [both, both], counts: [2, 2] });
  });

  it('API-128 API-152 offers credits in the skills of the learners who chose it, and its skills stay those of the course', async () => {
    const { cohortId, course, learner, choose } = await mintRoom();
    await school.deps.db.insert(creditEntries).values({
      cohortId,
      userId: learner.userId,
      nodeId: course.id('root/m1/graded/quiz'),
      nodeType: 'QUIZ',
      reason: 'quiz',
      credits: 10,
      createdAt: school.now(),
    });
    const skills = async () => {
      const get = (path: string) => school.call('GET', path, { token: learner.token });
      const { cards } = (await get(`/v1/client/workspace/${cohortId}/dashboardV2`)).body;
      const { data } = cards.find(({ kind }: { kind: string }) => kind === 'SKILL_PROGRESS');
      const { body } = await get(`/v2/client/lms/${cohortId}/skill-logs/agg`);
      return {
        totals: data.skills.map((skill: { name: string; totalCredits: number }) => [
          skill.name,
          skill.totalCredits,
        ]),
        levels: body.skills.map(({ name, level }: { name: string; level: number }) => [name, level]),
      };
    };
    await choose('bridges');
    expect(await skills()).toEqual({
      totals: [
        ['Modelling', 14],
        ['Towers', 0],
      ],
      levels: [
        ['Modelling', 3],
        ['Towers', 1],
      ],
    });
    await choose('towers');
    expect(await skills()).toEqual({
      totals: [
        ['Modelling', 20],
        ['Towers', 6],
      ],
      levels: [
        ['Modelling', 2],
        ['Towers', 1],
      ],
    });
  });
});
