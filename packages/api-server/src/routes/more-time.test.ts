import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { weekOf } from '@plinth/domain/dates/week-of';
import { and, eq, like } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignmentCalls, type Room } from '../../test/assignment-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortNodeDates, courseNodes } from '../db/schema/curriculum.ts';
import { notifications } from '../db/schema/notifications.ts';
import { announceDueWork } from '../services/notifications/announce-due-work.ts';

const school = openTestSchool();
const { mintRoom, tasks, listed, handIn, own, assess } = assignmentCalls(school);
const ZONE = 'Asia/Kolkata';
const dayIn = (days: number) => addDays(calendarDateIn(ZONE, school.now().toISOString()), days);
const DUE_DAYS_AGO = 5;

let room: Room;
let other: { userId: string; token: string };
beforeEach(async () => {
  // The task is due on day 40.
  room = await mintRoom(40 + DUE_DAYS_AGO);
  other = await mintPerson(school);
  await enrol(school, room.cohort.cohortId, other.userId);
});

async function giveUntil(until: string) {
  const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  const given = await school.call('POST', `/v1/office/cohorts/${room.cohort.cohortId}/closing/more-time`, {
    token,
    body: { userIds: [room.learner.userId], until },
  });
  expect(given.body).toEqual({ told: 1 });
}

const base = () => `/v1/client/workspace/${room.cohort.cohortId}`;
const get = async (path: string, token: string) => (await school.call('GET', path, { token })).body;
const taskOf = async (token = room.learner.token) => (await tasks(room, '', token)).body.tasks[0];
const pendingOf = async (token: string) =>
  (await get(`${base()}/pending-tasks`, token)).pendingTasks.find(
    ({ nodeId }: { nodeId: string }) => nodeId === room.nodeId,
  );
const inFeed = async () => {
  const { body } = await school.call('PUT', `${base()}/calendar-feed`, { token: room.learner.token });
  const file = await (await school.raw(new URL(body.feed.url).pathname)).text();
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const due = events
    .map((event) => new ICAL.Event(event))
    .find(({ summary }) => summary.includes('Draw a wall'));
  return due?.startDate.toJSDate().toISOString().slice(0, 16);
};

describe('more time', () => {
  it('COHORT-08 moves what is due before its day to the end of it, on every page and in the calendar of the learner alone', async () => {
    expect(await taskOf()).toMatchObject({ reviewStatus: 'EXPIRED' });
    const planned = (await taskOf()).endDate;
    await giveUntil(dayIn(9));
    const end = endOfDay(dayIn(9), ZONE);
    expect(await taskOf()).toMatchObject({ endDate: end, reviewStatus: 'PENDING' });
    expect(await pendingOf(room.learner.token)).toMatchObject({ endDate: end });
    expect((await own(room)).body.task).toMatchObject({ endDate: end });
    expect(await inFeed()).toBe(end.slice(0, 16));
    const { weekStart, weekEnd } = weekOf(end, ZONE);
    const week = new URLSearchParams({ weekStart, weekEnd });
    const eventsOf = async (token: string) =>
      (await get(`${base()}/calender-data?${week}`, token)).days.flatMap(
        (day: { events: { title: string }[] }) => day.events.map(({ title }) => title),
      );
    expect(await eventsOf(room.learner.token)).toContain('Draw a wall');
    expect(await eventsOf(other.token)).not.toContain('Draw a wall');
    expect(await taskOf(other.token)).toMatchObject({ endDate: planned, reviewStatus: 'EXPIRED' });
    expect(await pendingOf(other.token)).toMatchObject({ endDate: planned });
  });

  it('COHORT-08 leaves a later due date, and one of what is done, where it is', async () => {
    const { cohortId } = room.cohort;
    const dueAt = new Date(school.now().getTime() + 30 * 86_400_000);
    await school.deps.db.insert(cohortNodeDates).values({ cohortId, nodeId: room.nodeId, dueAt });
    await giveUntil(dayIn(9));
    expect(await taskOf()).toMatchObject({ endDate: dueAt.toISOString() });
    await school.deps.db.delete(cohortNodeDates).where(eq(cohortNodeDates.cohortId, cohortId));
    const moved = endOfDay(dayIn(9), ZONE);
    expect(await inFeed()).toBe(moved.slice(0, 16));
    await handIn(room);
    expect(await inFeed()).not.toBe(moved.slice(0, 16));
  });

  it('COHORT-08 API-211 what is handed in by then is not late, for the learner and for the guide', async () => {
    await giveUntil(dayIn(9));
    const reportId = await handIn(room);
    expect((await own(room)).body.task.versions).toMatchObject([{ isLate: false }]);
    const dueAt = endOfDay(dayIn(9), ZONE);
    expect((await listed(room)).body.reports).toMatchObject([{ reportId, isLate: false, dueAt }]);
    expect((await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'Again.' })).status).toBe(200);
    expect(await taskOf()).toMatchObject({ endDate: dueAt, reviewStatus: 'REJECTED' });
  });

  it('COHORT-08 reminds the learner within a day of its end, and nobody else', async () => {
    const reminded = (userId: string) =>
      school.deps.db.$count(
        notifications,
        and(eq(notifications.userId, userId), like(notifications.key, `hand-in-due:%:${room.nodeId}:%`)),
      );
    await giveUntil(dayIn(9));
    await announceDueWork(school.deps);
    expect(await reminded(room.learner.userId)).toBe(0);
    await giveUntil(dayIn(0));
    await announceDueWork(school.deps);
    await announceDueWork(school.deps);
    expect(await reminded(room.learner.userId)).toBe(1);
    expect(await reminded(other.userId)).toBe(0);
  });

  it('COHORT-08 API-132 keeps the choice of an elective open until then', async () => {
    const [elective] = await school.deps.db
      .insert(courseNodes)
      .values({
        courseId: room.cohort.courseId,
        key: 'facade',
        type: 'COURSE_MODULE',
        namespace: 'LEARNING',
        rank: 90,
        meta: { title: 'Façades' },
        isElective: true,
        dueDay: 40,
      })
      .returning();
    const choose = (token: string) =>
      school.call('POST', `/v1/client/lms/user/${room.cohort.cohortId}/cohort-user-data/select-elective`, {
        token,
        body: { nodeId: elective?.nodeId },
      });
    await giveUntil(dayIn(9));
    expect((await choose(other.token)).status).toBe(409);
    expect((await choose(room.learner.token)).status).toBe(200);
  });
});
