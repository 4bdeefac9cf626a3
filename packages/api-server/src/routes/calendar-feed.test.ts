import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { calendarFeeds } from '../db/schema/calendar-feeds.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { liveSessions, reports } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const JOIN_LINK = 'https://meet.plinth.test/secret-room';
const start = new Date('2026-05-10T06:00:00Z');

const mintLearner = async (state: Parameters<typeof enrol>[3] = 'ONGOING') => {
  const { cohort, course } = await mintCohortWithCourse(school);
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  await school.deps.db.insert(liveSessions).values({
    cohortId: cohort.cohortId,
    nodeId: course.id('root/m1/live'),
    startDate: start,
    endDate: new Date(start.getTime() + 5_400_000),
    joinLink: JOIN_LINK,
  });
  const path = `/v1/client/workspace/${cohort.cohortId}/calendar-feed`;
  const send = (method: string, more = '', body?: unknown, token = person.token) =>
    school.call(method, path + more, { token, ...(body === undefined ? {} : { body }) });
  return { cohort, course, person, path, send };
};

const fetchFeed = (url: string) => school.raw(new URL(url).pathname);
const parse = async (url: string) => {
  const response = await fetchFeed(url);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events, response };
};

describe('the private calendar feed', () => {
  it('API-156 is read by another iCalendar library, with the sessions and due dates of the course', async () => {
    const { cohort, course, send } = await mintLearner();
    const { body } = await send('PUT');
    const { calendar, events, response } = await parse(body.feed.url);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('BIM for Architects');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const session = events.find(({ summary }) => summary === 'Live session');
    expect(session?.startDate.toJSDate()).toEqual(start);
    expect(session?.endDate.toJSDate()).toEqual(new Date(start.getTime() + 5_400_000));
    expect(session?.uid).toBe(`session-${course.id('root/m1/live')}-${cohort.cohortId}@localhost`);
    expect(session?.component.getFirstPropertyValue('url')).toBe(
      `http://localhost:4321/learn/${cohort.cohortId}/calendar?month=2026-05`,
    );
    const due = events.find(({ summary }) => summary === 'Due: Draw a wall');
    expect(due?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('API-156 reminds of a due date until the task is handed in, and again once the hand-in is sent back', async () => {
    const { cohort, course, person, send } = await mintLearner();
    const { feed } = (await send('PUT')).body;
    const alarms = async () => {
      const due = (await parse(feed.url)).events.find(({ summary }) => summary === 'Due: Draw a wall');
      return due?.component.getAllSubcomponents('valarm').length;
    };
    expect(await alarms()).toBe(1);
    await school.deps.db.insert(reports).values({
      cohortId: cohort.cohortId,
      userId: person.userId,
      nodeId: course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: school.now(),
      createdAt: school.now(),
    });
    expect(await alarms()).toBe(0);
    await school.deps.db
      .update(reports)
      .set({ reviewStatus: 'REJECTED' })
      .where(eq(reports.userId, person.userId));
    expect(await alarms()).toBe(1);
  });

  it('API-154 never contains the link to join a session', async () => {
    const { send } = await mintLearner();
    const { feed } = (await send('PUT')).body;
    expect(await (await fetchFeed(feed.url)).text()).not.toContain('secret-room');
  });

  it('keeps the UID of a session that moves, and marks one called off as cancelled', async () => {
    const { cohort, send } = await mintLearner();
    const { feed } = (await send('PUT')).body;
    const before = (await parse(feed.url)).events.find(({ summary }) => summary === 'Live session');
    await school.deps.db
      .update(liveSessions)
      .set({
        startDate: new Date(start.getTime() + 86_400_000),
        endDate: new Date(start.getTime() + 90_000_000),
        sessionStatus: 'RESCHEDULED',
      })
      .where(eq(liveSessions.cohortId, cohort.cohortId));
    const after = (await parse(feed.url)).events.find(({ uid }) => uid === before?.uid);
    expect(after?.startDate.toJSDate()).toEqual(new Date(start.getTime() + 86_400_000));
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('gets one address, also when it is created many times at once', async () => {
    const { cohort, send } = await mintLearner();
    expect((await send('GET')).body).toEqual({ feed: null });
    const made = await Promise.all(Array.from({ length: 20 }, () => send('PUT')));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(new Set(made.map(({ body }) => body.feed.url)).size).toBe(1);
    expect((await send('GET')).body.feed.url).toBe(made[0]?.body.feed.url);
    const rows = await school.deps.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.cohortId, cohort.cohortId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(new URL(made[0]?.body.feed.url).pathname.split('/')[5]);
  });

  it('on renewal gets a new address and ends the old one at once; a repeat returns the new one', async () => {
    const { send } = await mintLearner();
    const { feed: old } = (await send('PUT')).body;
    const renewed = await send('POST', '/renew', { feedId: old.feedId });
    expect(renewed.status).toBe(200);
    expect(renewed.body.feed.url).not.toBe(old.url);
    expect((await fetchFeed(old.url)).status).toBe(404);
    expect((await fetchFeed(renewed.body.feed.url)).status).toBe(200);
    const again = await send('POST', '/renew', { feedId: old.feedId });
    expect(again.body.feed.url).toBe(renewed.body.feed.url);
  });

  it('once revoked is 404, and revoking it twice returns the same', async () => {
    const { send } = await mintLearner();
    const { feed } = (await send('PUT')).body;
    expect(await send('DELETE')).toMatchObject({ status: 200, body: { feed: null } });
    expect(await send('DELETE')).toMatchObject({ status: 200, body: { feed: null } });
    expect((await fetchFeed(feed.url)).status).toBe(404);
    expect((await send('POST', '/renew', { feedId: feed.feedId })).status).toBe(404);
    const next = (await send('PUT')).body.feed;
    expect(next.url).not.toBe(feed.url);
  });

  it.each(['BLOCKED', 'TRANSFERRED', 'CANCELLED'] as const)(
    'ENUM-45 is 404 once its learner is %s',
    async (state) => {
      const { person, send } = await mintLearner();
      const { feed } = (await send('PUT')).body;
      expect((await fetchFeed(feed.url)).status).toBe(200);
      await school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, person.userId));
      const answer = await fetchFeed(feed.url);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Live session');
    },
  );

  it('shows its owner when an app last read it', async () => {
    const { send } = await mintLearner();
    const { feed } = (await send('PUT')).body;
    expect(feed.lastReadAt).toBeNull();
    await fetchFeed(feed.url);
    await school.settled();
    expect(
      Math.abs(Date.parse((await send('GET')).body.feed.lastReadAt) - school.now().getTime()),
    ).toBeLessThan(60_000);
  });

  it('is available to a guide of the cohort too', async () => {
    const { cohort, path } = await mintLearner();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const { body } = await school.call('PUT', path, { token: guide.token });
    expect((await parse(body.feed.url)).events.map(({ summary }) => summary)).toContain('Live session');
  });

  it('is 401 to manage for a stranger, 403 for an outsider; reading is 400 for a malformed token, 404 for an unknown one', async () => {
    const { path, send } = await mintLearner();
    const outsider = await mintPerson(school);
    for (const [method, more, body] of [
      ['GET', '', undefined],
      ['PUT', '', undefined],
      ['DELETE', '', undefined],
      ['POST', '/renew', { feedId: '019dabcd-0000-7000-8000-0000000000aa' }],
    ] as const) {
      const options = body === undefined ? {} : { body };
      expect((await school.call(method, path + more, options)).status).toBe(401);
      expect((await school.call(method, path + more, { ...options, token: outsider.token })).status).toBe(
        403,
      );
    }
    expect((await send('POST', '/renew', { feedId: 'mine' })).status).toBe(400);
    expect((await send('POST', '/renew', {})).status).toBe(400);
    expect((await school.raw('/v1/client/public/calendar-feed/short/plinth.ics')).status).toBe(400);
    expect((await school.raw(`/v1/client/public/calendar-feed/${'a'.repeat(43)}/plinth.ics`)).status).toBe(
      404,
    );
  });

  it('takes the same few statements, however many events it has', async () => {
    const { cohort, course, send } = await mintLearner();
    const { feed } = (await send('PUT')).body;
    for (let server = 0; server < 2; server += 1) await fetchFeed(feed.url);
    await school.settled();
    const one = await school.countQueries(() => fetchFeed(feed.url));
    for (const key of ['root/m1/plain', 'root/m1/graded', 'root/m1/timed'])
      await school.deps.db.insert(liveSessions).values({
        cohortId: cohort.cohortId,
        nodeId: course.id(key),
        startDate: start,
        endDate: new Date(start.getTime() + 3_600_000),
      });
    expect(await school.countQueries(() => fetchFeed(feed.url))).toBe(one);
    expect(one).toBeLessThanOrEqual(5);
  });
});

describe('the calendar feeds of a person whose password is replaced', () => {
  const NEW_PASSWORD = 'another good one';
  const mintReader = async () => {
    const { cohort } = await mintCohortWithCourse(school);
    const person = await mintPerson(school, { withPassword: true });
    await enrol(school, cohort.cohortId, person.userId, 'ONGOING');
    const path = `/v1/client/workspace/${cohort.cohortId}/calendar-feed`;
    const make = async (token = person.token): Promise<string> =>
      (await school.call('PUT', path, { token })).body.feed.url;
    return { person, make, url: await make() };
  };
  const statusOf = async (url: string) => (await fetchFeed(url)).status;
  const resetTokenOf = async (emailId: string) => {
    await school.call('POST', '/v1/client/login/passwordReset', { body: { emailId } });
    const mail = (await school.mailsTo(emailId)).find(({ template }) => template === 'reset-password');
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const reset = (token: string, password = NEW_PASSWORD) =>
    school.call('PUT', '/v1/client/login/passwordReset', { body: { token, password } });

  it('API-156 API-012 end with a reset, for whoever copied the address, and another one can be made', async () => {
    const [reader, other] = [await mintReader(), await mintReader()];
    const answer = await reset(await resetTokenOf(reader.person.emailId));
    expect(answer.status).toBe(200);
    expect(await statusOf(reader.url)).toBe(404);
    expect(await statusOf(other.url)).toBe(200);
    const again = await reader.make(answer.body.token);
    expect(again).not.toBe(reader.url);
    expect(await statusOf(again)).toBe(200);
  });

  it('API-156 stay when a reset is refused', async () => {
    const { person, url } = await mintReader();
    expect((await reset('A'.repeat(43))).status).toBe(404);
    expect((await reset(await resetTokenOf(person.emailId), 'short')).status).toBe(400);
    expect(await statusOf(url)).toBe(200);
  });

  it('API-156 SESSION-05 end with a change of the password, of which the mail tells only whoever had one', async () => {
    const change = (token: string, currentPassword: string, password: string) =>
      school.call('PUT', '/v1/client/user/account/password', { token, body: { currentPassword, password } });
    const { person, url } = await mintReader();
    expect((await change(person.token, 'not this one', NEW_PASSWORD)).status).toBe(400);
    expect(await statusOf(url)).toBe(200);
    expect((await change(person.token, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect(await statusOf(url)).toBe(404);
    expect((await change(person.token, NEW_PASSWORD, PASSWORD)).status).toBe(200);
    const mails = await school.mailsTo(person.emailId);
    expect(mails.map(({ text }) => text.includes('address for calendar apps no longer works'))).toEqual([
      true,
      false,
    ]);
  });

  it('API-156 OFFICE-04 end as well when the password comes with an invitation to the staff', async () => {
    const { person, url } = await mintReader();
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    await school.call('POST', '/v1/office/staff/invitations', {
      token: owner.token,
      body: { emailId: person.emailId, staffRoles: ['ADMISSIONS'] },
    });
    const mail = (await school.mailsTo(person.emailId)).at(-1);
    const link = /staff-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { password: NEW_PASSWORD, firstName: 'Nora', lastName: 'New' };
    expect((await school.call('POST', `/v1/office/public/invitations/${link}`, { body })).status).toBe(200);
    expect(await statusOf(url)).toBe(404);
  });
});
