import { randomBytes, randomUUID } from 'node:crypto';
import type { CalendarEntry } from '@plinth/domain/cohorts/calendar-entry';
import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import type { NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { addDays } from '@plinth/domain/dates/add-days';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import { cohortMentors, cohorts, cohortTimelines } from '../db/schema/cohorts.ts';
import { liveSessions } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/cohorts';
const academics = () => mintPerson(school, { staffRoles: ['ACADEMICS'] });
/** The day a number of days from the school's today. */
const dayIn = (days: number) => addDays(school.now().toISOString().slice(0, 10), days);

/** A course with a live session on day 7 at 19:30 and a deadline on day 40. */
const mintPlannedCourse = () =>
  mintCourse(school, {
    nodes: smallCourse.map((node) =>
      node.key === 'root/m1/live'
        ? { ...node, liveSession: { day: 7, time: '19:30', minutes: 90, zone: 'Asia/Kolkata' } }
        : node,
    ),
  });
type Course = Awaited<ReturnType<typeof mintPlannedCourse>>;

const wantedOf = (course: Pick<Course, 'courseId'>, change: Partial<NewCohort> = {}): NewCohort => ({
  productId: 'BIM_A',
  courseId: course.courseId,
  startsOn: dayIn(30),
  startTime: '10:00',
  timeZone: 'Asia/Kolkata',
  holidays: [],
  leadMentorId: null,
  batchNumber: randomBytes(4).toString('hex'),
  seats: 24,
  groupSize: 8,
  hasOnboarding: false,
  ...change,
});
const create = (token: string, body: object) => school.call('POST', OFFICE, { token, body });
const preview = async (
  token: string,
  { batchNumber: _b, seats: _s, groupSize: _g, hasOnboarding: _o, ...body }: NewCohort,
) => school.call('POST', `${OFFICE}/preview`, { token, body });
const startOf = (cohortId: string) =>
  school.deps.db
    .select()
    .from(cohortTimelines)
    .where(and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, 'START_DATE')));

describe('creating a cohort from a course and a date', () => {
  it('COHORT-01 previews the whole calendar without saving anything, and then writes exactly that', async () => {
    await mintCohort(school);
    const { token } = await academics();
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    const course = await mintPlannedCourse();
    const wanted = wantedOf(course, { leadMentorId: lead.userId });
    const before = await school.deps.db.$count(cohorts);
    const seen = await preview(token, wanted);
    expect(seen.status).toBe(200);
    expect(await school.deps.db.$count(cohorts)).toBe(before);
    const calendar = seen.body.calendar as CalendarEntry[];
    const named = (kind: string, title: string) =>
      calendar.find((one) => one.kind === kind && one.title === title);
    expect(named('SESSION', 'Live session')).toMatchObject({ day: addDays(wanted.startsOn, 7) });
    expect(named('DEADLINE', 'Draw a wall')).toMatchObject({ day: addDays(wanted.startsOn, 40) });
    expect(named('RELEASE', 'Module two')).toMatchObject({ day: addDays(wanted.startsOn, 60) });
    expect(calendar.find(({ key }) => key === 'COURSE_COMPLETION_DATE')?.day).toBe(
      addDays(wanted.startsOn, 24 * 7),
    );

    const made = await create(token, wanted);
    expect(made.status).toBe(201);
    const { cohortId } = made.body;
    const dates = await school.call('GET', `${OFFICE}/${cohortId}/dates`, { token });
    const times = (dates.body.dates as { kind: string; at: string }[])
      .map(({ kind, at }) => `${kind} ${at}`)
      .sort();
    for (const { kind, at } of calendar) expect(times).toContain(`${kind} ${at}`);
    expect(
      await school.deps.db.select().from(cohortMentors).where(eq(cohortMentors.cohortId, cohortId)),
    ).toMatchObject([{ userId: lead.userId, role: 'LEAD_MENTOR' }]);
    const [session] = await school.deps.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.cohortId, cohortId));
    expect(session?.mentorId).toBe(lead.userId);
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'cohort.created'));
    expect(entry?.after).toMatchObject({ batchNumber: wanted.batchNumber });
  });

  it('COHORT-01 COHORT-10 moves dates off holidays, with no deadline before the start', async () => {
    await mintCohort(school);
    const { token } = await academics();
    const course = await mintPlannedCourse();
    const startsOn = dayIn(30);
    const holidays = [addDays(startsOn, 7), addDays(startsOn, 47)];
    const { body } = await create(token, wantedOf(course, { startsOn, holidays }));
    const learner = await mintPerson(school);
    await enrol(school, body.cohortId, learner.userId);
    const dates = (await school.call('GET', `${OFFICE}/${body.cohortId}/dates`, { token })).body.dates as {
      kind: string;
      title: string;
      at: string;
    }[];
    const dayOf = (kind: string, title: string) =>
      dates.find((one) => one.kind === kind && one.title === title)?.at.slice(0, 10);
    // The session on the holiday is held a week later, and what follows moves with it, past the next holiday.
    expect(dayOf('SESSION', 'Live session')).toBe(addDays(startsOn, 14));
    expect(dayOf('DEADLINE', 'Draw a wall')).toBe(addDays(startsOn, 48));
    const start = (await startOf(body.cohortId))[0]?.time ?? new Date(0);
    for (const { kind, at } of dates)
      if (kind === 'DEADLINE') expect(Date.parse(at)).toBeGreaterThanOrEqual(start.getTime());
  });

  it("COHORT-01 uses the cohort's own time zone", async () => {
    await mintCohort(school);
    const { token } = await academics();
    const course = await mintPlannedCourse();
    const { body } = await create(
      token,
      wantedOf(course, { timeZone: 'America/Phoenix', startTime: '09:00' }),
    );
    const [start] = await startOf(body.cohortId);
    expect(start?.time.toISOString()).toBe(`${dayIn(30)}T16:00:00.000Z`);
    const dates = await school.call('GET', `${OFFICE}/${body.cohortId}/dates`, { token });
    expect(dates.body.timeZone).toBe('America/Phoenix');
  });

  it('COHORT-01 the new cohort is on sale at once, for as many seats as it was given', async () => {
    await mintCohort(school, {}, 400);
    const { token } = await academics();
    const course = await mintPlannedCourse();
    const { body } = await create(token, wantedOf(course, { startsOn: dayIn(3), seats: 1 }));
    const sold = async () =>
      JSON.stringify((await school.call('GET', '/v1/client/public/lms/course-details?productId=BIM_A')).body);
    const startsAt = (await startOf(body.cohortId))[0]?.time.toISOString();
    expect(await sold()).toContain(startsAt);
    await enrol(school, body.cohortId, (await mintPerson(school)).userId, 'UPCOMING');
    expect(await sold()).not.toContain(startsAt);
  });

  it('COHORT-01 warns of overlapping sessions and of a course without lessons, and forbids neither', async () => {
    await mintCohort(school);
    const { token } = await academics();
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    const course = await mintPlannedCourse();
    const wanted = wantedOf(course, { leadMentorId: lead.userId });
    expect((await preview(token, wanted)).body.warnings).toEqual([]);
    await create(token, wanted);
    const { body } = await preview(token, wanted);
    expect(body.warnings).toMatchObject([
      { kind: 'OVERLAPS', title: 'Live session', cohort: { batchNumber: wanted.batchNumber } },
    ]);
    // What was called off is no longer in anyone's way.
    await school.deps.db
      .update(liveSessions)
      .set({ sessionStatus: 'RESCHEDULED', calledOffAt: school.now() })
      .where(eq(liveSessions.mentorId, lead.userId));
    expect((await preview(token, wanted)).body.warnings).toEqual([]);
    const empty = await mintCourse(school, {
      nodes: smallCourse.filter(({ key }) => key === 'root' || key === 'root/m1'),
    });
    expect((await preview(token, wantedOf(empty))).body.warnings).toMatchObject([{ kind: 'NO_CONTENT' }]);
  });

  it('COHORT-01 warns when sessions of the same plan overlap, without any lead mentor', async () => {
    await mintCohort(school);
    const { token } = await academics();
    const at = (time: string) => ({ day: 7, time, minutes: 90, zone: 'Asia/Kolkata' });
    const course = await mintCourse(school, {
      nodes: smallCourse.flatMap((node) =>
        node.key === 'root/m1/live'
          ? [
              { ...node, liveSession: at('19:30') },
              { ...node, key: 'root/m1/again', rank: 90, liveSession: at('20:30') },
            ]
          : [node],
      ),
    });
    const { body } = await preview(token, wantedOf(course));
    expect(body.warnings).toMatchObject([
      { kind: 'OVERLAPS', cohort: null, at: expect.stringMatching(/T15:00/) },
    ]);
  });

  it('COHORT-01 refuses invalid values with their field, and creates nothing', async () => {
    await mintCohort(school);
    const { token } = await academics();
    const learner = await mintPerson(school);
    const course = await mintPlannedCourse();
    const before = await school.deps.db.$count(cohorts);
    for (const [change, status, field] of [
      [{ startsOn: dayIn(-1) }, 400, 'startsOn'],
      [{ startsOn: '2026-02-31' }, 400, 'startsOn'],
      [{ holidays: [dayIn(30)] }, 400, 'startsOn'],
      [{ timeZone: 'Mars/Olympus' }, 400, 'timeZone'],
      [{ startTime: '25:00' }, 400, 'startTime'],
      [{ seats: 0 }, 400, 'seats'],
      [{ groupSize: 1.5 }, 400, 'groupSize'],
      [{ batchNumber: 'no such/number' }, 400, 'batchNumber'],
      [{ courseId: randomUUID() }, 404, ''],
      [{ leadMentorId: learner.userId }, 409, 'leadMentorId'],
      [{ hasOnboarding: true }, 409, 'hasOnboarding'],
    ] as const) {
      const refused = await create(token, { ...wantedOf(course), ...change });
      expect([change, refused.status]).toEqual([change, status]);
      expect(JSON.stringify(refused.body)).toContain(field);
    }
    expect(await school.deps.db.$count(cohorts)).toBe(before);
  });

  it('COHORT-01 of two staff who create the same batch one succeeds, and the other gets its id', async () => {
    await mintCohort(school);
    const [one, other] = [await academics(), await academics()];
    const course = await mintPlannedCourse();
    const wanted = wantedOf(course);
    const both = await Promise.all([create(one.token, wanted), create(other.token, wanted)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)?.body.cohortId;
    expect(both.find(({ status }) => status === 409)?.body.data).toMatchObject({ cohortId: made });
  });

  it('COHORT-01 offers the choice of products, courses and lead mentors', async () => {
    const cohort = await mintCohort(school);
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'], firstName: 'Leela' });
    const course = await mintPlannedCourse();
    const { token } = await academics();
    const { body } = await school.call('GET', `${OFFICE}/choices`, { token });
    expect(
      body.products.find(({ productId }: { productId: string }) => productId === 'BIM_A').batchNumbers,
    ).toContain(cohort.batchNumber);
    expect(body.courses).toContainEqual({
      courseId: course.courseId,
      code: course.code,
      title: 'BIM for Architects',
    });
    expect(body.hasOnboardingForm).toBe(false);
    expect(body.leadMentors).toContainEqual({ userId: lead.userId, name: 'Leela Test' });
  });
});

describe('the settings of a cohort', () => {
  const read = async (token: string, cohortId: string) =>
    (await school.call('GET', `${OFFICE}/${cohortId}/settings`, { token })).body.settings as CohortSettings;
  const save = (token: string, cohortId: string, seen: CohortSettings, change: object) =>
    school.call('PUT', `${OFFICE}/${cohortId}/settings`, {
      token,
      body: { seen, settings: { ...seen, ...change } },
    });

  it("COHORT-07 apply at the learner's next request, and are in the audit log with before and after", async () => {
    const cohort = await mintCohort(school);
    const { token } = await academics();
    const learner = await mintPerson(school);
    await enrol(school, cohort.cohortId, learner.userId);
    const flags = async () => {
      const path = `/v1/client/lms/user/${cohort.cohortId}/cohort`;
      return JSON.stringify((await school.call('GET', path, { token: learner.token })).body);
    };
    expect(await flags()).toContain('"isLocalizedLeaderboard":false');
    const seen = await read(token, cohort.cohortId);
    const { status, body } = await save(token, cohort.cohortId, seen, {
      isLocalizedLeaderboard: true,
      showNudges: true,
    });
    expect(status).toBe(200);
    expect(body.settings).toMatchObject({ isLocalizedLeaderboard: true, showNudges: true });
    expect(await flags()).toContain('"isLocalizedLeaderboard":true');
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'cohort.settings'));
    expect([entry?.before, entry?.after]).toMatchObject([{ showNudges: false }, { showNudges: true }]);
  });

  it('COHORT-07 promote a cohort on the site from the next request, while it is the next that can be bought', async () => {
    const later = await mintCohort(school, { productId: 'INT_DES' }, -20);
    const next = await mintCohort(school, { productId: 'INT_DES', seats: 1 }, -10);
    const { token } = await academics();
    const isPromoted = async () => {
      const { body } = await school.call('GET', '/api/v1/public/course-details');
      return body.courses.find(({ productCode }: { productCode: string }) => productCode === 'INT_DES')
        .isPromoted;
    };
    expect(await isPromoted()).toBe(false);
    await save(token, later.cohortId, await read(token, later.cohortId), { isPromoted: true });
    expect(await isPromoted()).toBe(false);
    await save(token, next.cohortId, await read(token, next.cohortId), { isPromoted: true });
    expect(await isPromoted()).toBe(true);
    await save(token, later.cohortId, await read(token, later.cohortId), { isPromoted: false });
    await enrol(school, next.cohortId, (await mintPerson(school)).userId);
    expect(await isPromoted()).toBe(false);
  });

  it('COHORT-07 show the second of two concurrent savers what the first saved', async () => {
    const cohort = await mintCohort(school);
    const { token } = await academics();
    const seen = await read(token, cohort.cohortId);
    const both = await Promise.all([
      save(token, cohort.cohortId, seen, { seats: 30 }),
      save(token, cohort.cohortId, seen, { seats: 31 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.data.present.seats).toBe((await read(token, cohort.cohortId)).seats);
  });

  it('COHORT-07 refuse fewer seats than learners and a group size of 0, and return 404 for an unknown cohort', async () => {
    const cohort = await mintCohort(school);
    const { token } = await academics();
    for (const _ of [1, 2]) await enrol(school, cohort.cohortId, (await mintPerson(school)).userId);
    const seen = await read(token, cohort.cohortId);
    const few = await save(token, cohort.cohortId, seen, { seats: 1 });
    expect([few.status, JSON.stringify(few.body)]).toEqual([400, expect.stringContaining('seats')]);
    expect((await save(token, cohort.cohortId, seen, { groupSize: 0 })).status).toBe(400);
    expect((await save(token, randomUUID(), seen, { seats: 50 })).status).toBe(404);
    expect((await school.call('GET', `${OFFICE}/${randomUUID()}/settings`, { token })).status).toBe(404);
  });

  it('COHORT-07 COHORT-04 set how many learners a group gets before the next one is created', async () => {
    const cohort = await mintCohort(school);
    const { token } = await academics();
    const seen = await read(token, cohort.cohortId);
    await save(token, cohort.cohortId, seen, { groupSize: 2 });
    for (const _ of [1, 2, 3]) {
      const { emailId } = await mintPerson(school);
      await school.call('POST', '/v1/office/enrolments/people', {
        token,
        body: {
          cohortId: cohort.cohortId,
          currency: null,
          from: { kind: 'PERSON', emailId, firstName: '', lastName: '' },
        },
      });
    }
    const { body } = await school.call('GET', `${OFFICE}/${cohort.cohortId}/groups`, { token });
    expect(body.groupSize).toBe(2);
    expect(body.groups.map(({ learners }: { learners: unknown[] }) => learners.length).sort()).toEqual([
      1, 2,
    ]);
  });

  it('COHORT-05 a lead mentor who lost the role is not assigned to a new cohort', async () => {
    await mintCohort(school);
    const { token } = await academics();
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    const course = await mintPlannedCourse();
    await school.deps.db.update(users).set({ roles: [] }).where(eq(users.userId, lead.userId));
    expect((await create(token, wantedOf(course, { leadMentorId: lead.userId }))).status).toBe(409);
  });
});
