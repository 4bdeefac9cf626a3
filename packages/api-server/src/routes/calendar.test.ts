import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { weekOf } from '@plinth/domain/dates/week-of';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { liveSessions, reports } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const MINUTE_MS = 60_000;
const base = (cohortId: string) => `/v1/client/workspace/${cohortId}`;
const LINK = 'https://meet.plinth.test/two';

type State = Parameters<typeof enrol>[3];
type Day = {
  date: string;
  events: { title: string; type: string; joinLink?: string; sessionStatus: string | null }[];
};

const mintLearner = async (state: State = 'ONGOING', startedDaysAgo = 28) => {
  const { cohort, course } = await mintCohortWithCourse(school, {}, startedDaysAgo);
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  return { cohort, course, person };
};
const mintSession = async (
  { cohort, course }: Pick<Awaited<ReturnType<typeof mintLearner>>, 'cohort' | 'course'>,
  startDate: Date,
  more: Partial<typeof liveSessions.$inferInsert> = {},
) => {
  await school.deps.db.insert(liveSessions).values({
    cohortId: cohort.cohortId,
    nodeId: course.id('root/m1/live'),
    startDate,
    endDate: new Date(startDate.getTime() + 60 * MINUTE_MS),
    joinLink: LINK,
    ...more,
  });
};
const fromNow = (minutes: number) => new Date(school.now().getTime() + minutes * MINUTE_MS);
const weekOfNow = (zone = 'Asia/Kolkata') => weekOf(school.now().toISOString(), zone);
const query = (week: { weekStart: string; weekEnd: string }) =>
  `weekStart=${week.weekStart}&weekEnd=${week.weekEnd}`;
const eventsOn = (days: Day[], date: string) => days.find((day) => day.date === date)?.events ?? [];

describe('access to the calendar', () => {
  it.each([
    ['API-154', 'GET', 'calender-data?weekStart=2026-05-04&weekEnd=2026-05-10'],
    ['API-156', 'GET', 'calender-events'],
    ['API-164', 'POST', 'calenderData'],
  ])(
    '%s %s %s is 401 for a stranger, 403 for an outsider and for a blocked learner',
    async (_id, method, page) => {
      const { cohort, person } = await mintLearner('BLOCKED');
      const outsider = await mintPerson(school);
      const send = (token?: string) =>
        school.call(method, `${base(cohort.cohortId)}/${page}`, {
          ...(token ? { token } : {}),
          ...(method === 'POST' ? { body: { weekStart: '2026-05-04', weekEnd: '2026-05-10' } } : {}),
        });
      expect((await send()).status).toBe(401);
      expect((await send(outsider.token)).status).toBe(403);
      expect((await send(person.token)).status).toBe(403);
    },
  );
});

describe('the week of a cohort', () => {
  it('API-154 CONST-36 has Monday to Sunday, with sessions and due dates on their days', async () => {
    const learner = await mintLearner('ONGOING', 40);
    const week = weekOfNow();
    const today = calendarDateIn('Asia/Kolkata', school.now().toISOString());
    await mintSession(learner, school.now());
    const { status, body } = await school.call(
      'GET',
      `${base(learner.cohort.cohortId)}/calender-data?${query(week)}`,
      {
        token: learner.person.token,
      },
    );
    expect(status).toBe(200);
    expect(body.days.map(({ date }: Day) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => addDays(week.weekStart, day)),
    );
    expect(
      eventsOn(body.days, today).map(({ title, type, sessionStatus }) => [title, type, sessionStatus]),
    ).toEqual(
      expect.arrayContaining([
        ['Live session', 'LIVE_SESSION', 'ONGOING'],
        ['Draw a wall', 'ASSIGNMENT', null],
      ]),
    );
  });

  it('API-154 shows a session near midnight on the day it falls on in the requested time zone', async () => {
    const learner = await mintLearner();
    await mintSession(learner, new Date('2026-05-10T20:00:00Z'));
    const read = async (zone: string, week: string) =>
      (
        await school.call('GET', `${base(learner.cohort.cohortId)}/calender-data?${week}`, {
          token: learner.person.token,
          headers: { 'x-time-zone': zone },
        })
      ).body.days as Day[];
    const [first, second] = [
      'weekStart=2026-05-04&weekEnd=2026-05-10',
      'weekStart=2026-05-11&weekEnd=2026-05-17',
    ];
    expect(eventsOn(await read('Asia/Kolkata', second), '2026-05-11')).toHaveLength(1);
    expect(eventsOn(await read('No/Where', second), '2026-05-11')).toHaveLength(1);
    expect(eventsOn(await read('America/New_York', first), '2026-05-10')).toHaveLength(1);
    expect(eventsOn(await read('Asia/Kolkata', first), '2026-05-10')).toHaveLength(0);
  });

  it.each([
    ['weekStart=2026-05-11&weekEnd=2026-05-10', 'the start after the end'],
    ['weekStart=2026-05-05&weekEnd=2026-05-11', 'a Tuesday as start'],
    ['weekStart=2026-05-04&weekEnd=2026-05-17', 'two weeks'],
    ['weekStart=2026-02-30&weekEnd=2026-05-10', '30 February'],
    ['weekStart=2026-05-04', 'no end'],
  ])('API-154 API-164 %s (%s) is 400', async (asked) => {
    const { cohort, person } = await mintLearner();
    expect(
      (await school.call('GET', `${base(cohort.cohortId)}/calender-data?${asked}`, { token: person.token }))
        .status,
    ).toBe(400);
    const body = Object.fromEntries(new URLSearchParams(asked));
    expect(
      (await school.call('POST', `${base(cohort.cohortId)}/calenderData`, { token: person.token, body }))
        .status,
    ).toBe(400);
  });

  it.each([
    [16, 'ONGOING', false],
    [14, 'ONGOING', true],
    [-59, 'ONGOING', true],
    [-61, 'ONGOING', false],
    [14, 'UPCOMING', false],
    [14, 'PAYMENT_DELAYED', true],
  ] as const)(
    'API-154 a session in %i minutes for a learner who is %s has its link: %s',
    async (minutes, state, isThere) => {
      const learner = await mintLearner(state);
      await mintSession(learner, fromNow(minutes));
      const from = addDays(calendarDateIn('Asia/Kolkata', school.now().toISOString()), -1);
      const { body } = await school.call(
        'GET',
        `${base(learner.cohort.cohortId)}/calender-events?from=${from}`,
        {
          token: learner.person.token,
        },
      );
      const session = body.events.find(({ type }: { type: string }) => type === 'LIVE_SESSION');
      expect(session.joinLink).toBe(isThere ? LINK : undefined);
    },
  );

  it.each([
    ['CURR-05', 'CREATED', 60, 'CREATED'],
    ['CURR-06', 'CREATED', -30, 'ONGOING'],
    ['CURR-07', 'CREATED', -61, 'COMPLETED'],
    ['CURR-07', 'ONGOING', -61, 'COMPLETED'],
    ['CURR-08', 'RESCHEDULED', -30, 'RESCHEDULED'],
  ] as const)(
    '%s a one-hour session stored as %s that starts in %i minutes is %s',
    async (_id, sessionStatus, minutes, shown) => {
      const learner = await mintLearner();
      await mintSession(learner, fromNow(minutes), { sessionStatus });
      const from = addDays(calendarDateIn('Asia/Kolkata', school.now().toISOString()), -1);
      const { body } = await school.call(
        'GET',
        `${base(learner.cohort.cohortId)}/calender-events?from=${from}`,
        { token: learner.person.token },
      );
      expect(body.events.find(({ type }: { type: string }) => type === 'LIVE_SESSION').sessionStatus).toBe(
        shown,
      );
    },
  );

  it('API-154 CURR-08 a session that was called off has no link to join, even shortly before its start', async () => {
    const learner = await mintLearner();
    await mintSession(learner, fromNow(5), { sessionStatus: 'RESCHEDULED' });
    const today = calendarDateIn('Asia/Kolkata', school.now().toISOString());
    const { token } = learner.person;
    const at = base(learner.cohort.cohortId);
    const listed = await school.call('GET', `${at}/calender-events?from=${addDays(today, -1)}`, { token });
    const week = await school.call('GET', `${at}/calender-data?${query(weekOfNow())}`, { token });
    const sessions = [
      ...listed.body.events,
      ...(week.body.days as Day[]).flatMap(({ events }) => events),
    ].filter(({ type }: { type: string }) => type === 'LIVE_SESSION');
    expect(sessions).not.toHaveLength(0);
    expect(sessions.map(({ joinLink }) => joinLink)).toEqual(sessions.map(() => undefined));
  });

  it('API-164 by POST is the same as by GET for a learner', async () => {
    const learner = await mintLearner();
    await mintSession(learner, school.now());
    const week = weekOfNow();
    const posted = await school.call('POST', `${base(learner.cohort.cohortId)}/calenderData`, {
      token: learner.person.token,
      body: week,
    });
    const read = await school.call('GET', `${base(learner.cohort.cohortId)}/calender-data?${query(week)}`, {
      token: learner.person.token,
    });
    expect(posted.status).toBe(200);
    expect(posted.body).toEqual(read.body);
  });

  it('API-164 also shows a guide their own sessions of other cohorts, but not those of other guides', async () => {
    const [here, elsewhere, foreign] = [await mintLearner(), await mintLearner(), await mintLearner()];
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    for (const { cohort } of [here, elsewhere])
      await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await mintSession(elsewhere, school.now(), { mentorId: guide.userId });
    await mintSession(foreign, school.now());
    const { body } = await school.call('POST', `${base(here.cohort.cohortId)}/calenderData`, {
      token: guide.token,
      body: weekOfNow(),
    });
    const sessions = (body.days as Day[])
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'LIVE_SESSION');
    expect(sessions).toHaveLength(1);
  });
});

describe('the list of calendar events', () => {
  it('API-156 returns events between two days, both included', async () => {
    const learner = await mintLearner();
    await mintSession(learner, new Date('2026-05-10T06:00:00Z'));
    const read = async (asked: string) =>
      await school.call('GET', `${base(learner.cohort.cohortId)}/calender-events?${asked}`, {
        token: learner.person.token,
      });
    expect((await read('from=2026-05-10&to=2026-05-10')).body.events).toMatchObject([
      {
        nodeId: learner.course.id('root/m1/live'),
        title: 'Live session',
        startDate: '2026-05-10T06:00:00.000Z',
        sessionStatus: 'COMPLETED',
      },
    ]);
    expect((await read('from=2026-05-11&to=2026-05-12')).body.events).toEqual([]);
    for (const asked of ['from=2026-05-12&to=2026-05-11', 'from=2026-01-01&to=2028-01-01', 'from=today'])
      expect((await read(asked)).status).toBe(400);
    expect((await read('')).body.events.map(({ title }: { title: string }) => title)).toEqual([
      'Draw a wall',
    ]);
  });

  it('API-156 marks a due date as done once the task is handed in, until the hand-in is sent back', async () => {
    const { cohort, course, person } = await mintLearner();
    const read = async () =>
      (
        await school.call('GET', `${base(cohort.cohortId)}/calender-events`, { token: person.token })
      ).body.events.filter(({ title }: { title: string }) => title === 'Draw a wall');
    expect(await read()).toMatchObject([{ isDone: false }]);
    await school.deps.db.insert(reports).values({
      cohortId: cohort.cohortId,
      userId: person.userId,
      nodeId: course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: school.now(),
      createdAt: school.now(),
    });
    expect(await read()).toMatchObject([{ isDone: true }]);
    await school.deps.db
      .update(reports)
      .set({ reviewStatus: 'REJECTED' })
      .where(eq(reports.userId, person.userId));
    expect(await read()).toMatchObject([{ isDone: false }]);
  });

  it('API-156 takes the same queries for one session and for five', async () => {
    const learner = await mintLearner();
    const read = () =>
      school.call('GET', `${base(learner.cohort.cohortId)}/calender-events`, { token: learner.person.token });
    await read();
    await mintSession(learner, fromNow(60));
    const one = await school.countQueries(read);
    for (const key of ['root/m1/plain', 'root/m1/graded', 'root/m1/timed', 'root/m1/practice'])
      await mintSession(learner, fromNow(120), { nodeId: learner.course.id(key) });
    expect(await school.countQueries(read)).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });
});

describe('the week of a lead mentor', () => {
  const path = '/v1/client/mentor/lm/calendar';

  it("API-192 ROLE-18 has the caller's own sessions in all cohorts they lead, or in one of them", async () => {
    const [led, alsoLed, past] = [await mintLearner(), await mintLearner(), await mintLearner()];
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    for (const { cohort } of [led, alsoLed])
      await assignMentor(school, cohort.cohortId, lead.userId, 'LEAD_MENTOR');
    for (const learner of [led, alsoLed, past])
      await mintSession(learner, school.now(), { mentorId: lead.userId });
    await mintSession(led, school.now(), {
      nodeId: led.course.id('root/m1/plain'),
      mentorId: led.person.userId,
    });
    const read = async (more = '') =>
      (
        await school.call('GET', `${path}?${query(weekOfNow())}${more}`, { token: lead.token })
      ).body.days.flatMap(({ events }: { events: { cohortId: string }[] }) =>
        events.map(({ cohortId }) => cohortId),
      );
    expect((await read()).sort()).toEqual([led.cohort.cohortId, alsoLed.cohort.cohortId].sort());
    expect(await read(`&cohortId=${led.cohort.cohortId}`)).toEqual([led.cohort.cohortId]);
  });

  it('API-192 is 403 for a learner, a guide and a cohort not led, 400 for an invalid week, 401 for a stranger', async () => {
    const { cohort, person } = await mintLearner();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    const asked = `${path}?${query(weekOfNow())}`;
    for (const token of [person.token, guide.token])
      expect((await school.call('GET', asked, { token })).status).toBe(403);
    expect(
      (await school.call('GET', `${asked}&cohortId=${cohort.cohortId}`, { token: lead.token })).status,
    ).toBe(403);
    expect(
      (await school.call('GET', `${path}?weekStart=2026-05-11&weekEnd=2026-05-10`, { token: lead.token }))
        .status,
    ).toBe(400);
    expect((await school.call('GET', asked)).status).toBe(401);
  });
});

describe('enrolment states and the calendar', () => {
  it('ENUM-45 API-154 an upcoming learner sees the calendar, and a cancelled one gets 403', async () => {
    const { cohort, person } = await mintLearner('UPCOMING');
    const read = () =>
      school.call('GET', `${base(cohort.cohortId)}/calender-data?${query(weekOfNow())}`, {
        token: person.token,
      });
    expect((await read()).status).toBe(200);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'CANCELLED' })
      .where(eq(enrolments.userId, person.userId));
    expect((await read()).status).toBe(403);
  });
});
