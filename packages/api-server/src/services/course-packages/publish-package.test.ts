import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadCalls } from '../../../test/lead-calls.ts';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { smallCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { cohortMentors, cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import { cohortNodeDates, liveSessions } from '../../db/schema/curriculum.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { lookAhead } from './look-ahead.ts';
import { publishPackage } from './publish-package.ts';

const school = openTestSchool();
const { mintRoom, mintSession } = leadCalls(school);
const HOUR = 60;
const DAY = 86_400_000;
const LIVE = 'root/m1/live';
const without = smallCourse.filter(({ key }) => key !== LIVE);
type Room = Awaited<ReturnType<typeof mintRoom>>;

const packageOf = ({ course: { code } }: Room, nodes = smallCourse) => ({
  publication: { code, title: 'BIM for Architects', nodes },
  files: [],
});
const publish = (room: Room, nodes: typeof smallCourse, seen: number) =>
  publishPackage(school.deps, COMMAND, packageOf(room, nodes), seen);
const sessionOf = async (liveSessionId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  return row;
};
const newsOf = async (userId: string) =>
  (
    await school.deps.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), like(notifications.key, 'session-%')))
      .orderBy(notifications.at)
  ).map(({ title }) => title);

describe('the live sessions of a lesson that is removed from a course being taught', () => {
  it('AUTHOR-05 COHORT-03 are called off as shown beforehand, everyone concerned is told once, and take place again with the lesson', async () => {
    const room = await mintRoom();
    const gone = await mintPerson(school);
    await enrol(school, room.cohortId, gone.userId, 'CANCELLED');
    const id = await mintSession(room, 72 * HOUR);
    const session = await sessionOf(id);
    const { changes } = await lookAhead(school.deps, packageOf(room, without));
    const name = `${room.cohort.productId}-${room.cohort.batchNumber}`;
    const day = schoolDay(session?.startDate.toISOString() ?? '');
    expect(changes.map(({ kind, details }) => [kind, details])).toEqual([
      ['removed', [`called off, with a message to those concerned: ${name} on ${day}`]],
    ]);
    expect((await sessionOf(id))?.calledOffAt).toBeNull();

    await publish(room, without, 1);
    expect(await sessionOf(id)).toMatchObject({ sessionStatus: 'RESCHEDULED' });
    const off = ['Called off: Live session'];
    expect(await newsOf(room.learner.userId)).toEqual(off);
    expect(await newsOf(room.lead.userId)).toEqual(off);
    expect(await newsOf(gone.userId)).toEqual([]);
    expect(await school.mailsTo(room.learner.emailId)).toMatchObject([{ template: 'session-called-off' }]);

    school.advance(60_000);
    await publish(room, without, 2);
    expect(await newsOf(room.learner.userId)).toEqual(off);

    school.advance(60_000);
    await publish(room, smallCourse, 3);
    expect(await sessionOf(id)).toMatchObject({ sessionStatus: 'CREATED', calledOffAt: null });
    const on = [...off, 'It takes place: Live session'];
    expect(await newsOf(room.learner.userId)).toEqual(on);
    expect(await newsOf(room.lead.userId)).toEqual(on);

    school.advance(60_000);
    await publish(room, without, 4);
    expect(await newsOf(room.learner.userId)).toEqual([...on, ...off]);
    expect((await school.mailsTo(room.learner.emailId)).map(({ template }) => template)).toEqual([
      'session-called-off',
      'session-called-off',
    ]);
    const audited = await school.deps.db
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries);
    expect(audited.filter(({ details }) => details.liveSessionId === id).map(({ action }) => action)).toEqual(
      ['sessions.call-off', 'sessions.change', 'sessions.call-off'],
    );
  });

  it('AUTHOR-05 stay as they are when over, called off by hand, or of a cohort that is not taught; a failed publication calls off none', async () => {
    const room = await mintRoom();
    const over = await mintSession(room, -2 * HOUR);
    await publish(room, without, 1);
    expect(await sessionOf(over)).toMatchObject({ sessionStatus: 'CREATED' });
    expect(await newsOf(room.learner.userId)).toEqual([]);

    const byHand = await mintRoom();
    const off = await mintSession(byHand, 72 * HOUR, {
      sessionStatus: 'RESCHEDULED',
      calledOffAt: new Date(school.now().getTime() - 60_000),
    });
    await publish(byHand, without, 1);
    await publish(byHand, smallCourse, 2);
    expect(await sessionOf(off)).toMatchObject({ sessionStatus: 'RESCHEDULED' });
    expect(await newsOf(byHand.learner.userId)).toEqual([]);

    const idle = await mintRoom();
    const upcoming = await mintSession(idle, 72 * HOUR);
    await expect(publish(idle, without, 7)).rejects.toThrow('Someone else has just published this course');
    expect(await sessionOf(upcoming)).toMatchObject({ sessionStatus: 'CREATED' });
    await school.deps.db
      .update(cohorts)
      .set({ status: 'INACTIVE' })
      .where(eq(cohorts.cohortId, idle.cohortId));
    await publish(idle, without, 1);
    expect(await sessionOf(upcoming)).toMatchObject({ sessionStatus: 'CREATED' });
    expect(await newsOf(idle.learner.userId)).toEqual([]);
  });
});

describe('the live session of a lesson that is added to a course being taught', () => {
  const plan = { day: 45, time: '18:30', minutes: 90, zone: 'Asia/Kolkata' };
  const withPlan = (liveSession: typeof plan): typeof smallCourse =>
    smallCourse.map((node) => (node.key === LIVE ? { ...node, liveSession } : node));
  const sessionsOf = ({ cohortId }: Room) =>
    school.deps.db.select().from(liveSessions).where(eq(liveSessions.cohortId, cohortId));

  it('AUTHOR-05 COHORT-10 is held on its day, moved like the cohort, by its lead mentor; everyone concerned is told', async () => {
    const room = await mintRoom();
    await publish(room, without, 1);
    const moved = await mintCohort(school, { courseId: room.course.courseId }, 28);
    await enrol(school, moved.cohortId, room.learner.userId);
    // Assigned later, so not the primary one: there is none in the other cohort.
    const later = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    for (const { cohortId } of [room, moved])
      await assignMentor(school, cohortId, later.userId, 'LEAD_MENTOR');
    const [start] = await school.deps.db
      .select({ time: cohortTimelines.time })
      .from(cohortTimelines)
      .where(and(eq(cohortTimelines.cohortId, room.cohortId), eq(cohortTimelines.key, 'START_DATE')));
    const startsAt = start?.time.getTime() ?? 0;
    await school.deps.db.insert(cohortNodeDates).values({
      cohortId: moved.cohortId,
      nodeId: room.course.id('root/m1/task/assignment'),
      dueAt: new Date(startsAt + (40 + 14) * DAY),
    });
    await school.deps.db
      .update(cohortMentors)
      .set({ isPrimaryMentor: true })
      .where(eq(cohortMentors.userId, room.lead.userId));
    const outlook = await lookAhead(school.deps, packageOf(room, withPlan(plan)));
    expect(outlook.changes.map(({ details }) => details)).toEqual([
      [expect.stringContaining('active cohorts hold it on its day, if that is still ahead of them')],
    ]);
    await publish(room, withPlan(plan), 2);
    const startOn = (days: number) => {
      const day = calendarDateIn(plan.zone, new Date(startsAt).toISOString());
      return new Date(instantAt(plan.zone, addDays(day, days), 18, 30));
    };
    expect(await sessionsOf(room)).toMatchObject([
      {
        startDate: startOn(45),
        endDate: new Date(startOn(45).getTime() + 90 * 60_000),
        mentorId: room.lead.userId,
        sessionStatus: 'CREATED',
      },
    ]);
    expect(await sessionsOf({ ...room, cohortId: moved.cohortId })).toMatchObject([
      { startDate: startOn(59), mentorId: later.userId },
    ]);
    const news = 'A new live session: Live session';
    expect(await newsOf(room.learner.userId)).toEqual([news, news]);
    expect(await newsOf(room.lead.userId)).toEqual([news]);

    school.advance(60_000);
    const changedPlan = withPlan({ ...plan, day: 50 });
    const changed = await lookAhead(school.deps, packageOf(room, changedPlan));
    expect(changed.changes.map(({ details }) => details)).toEqual([
      ['session changed', 'cohorts keep the dates that they have for it'],
    ]);
    await publish(room, changedPlan, 3);
    expect(await sessionsOf(room)).toMatchObject([{ startDate: startOn(45) }]);
    expect(await newsOf(room.lead.userId)).toEqual([news]);
  });

  it('AUTHOR-05 is not held in a cohort whose time for it has passed, or that is over, and once removed and added again it is the same', async () => {
    const room = await mintRoom();
    await publish(room, without, 1);
    await publish(room, withPlan({ ...plan, day: 20 }), 2);
    expect(await sessionsOf(room)).toEqual([]);

    const other = await mintRoom();
    await publish(other, without, 1);
    await publish(other, withPlan(plan), 2);
    const [session] = await sessionsOf(other);
    school.advance(60_000);
    await publish(other, without, 3);
    school.advance(60_000);
    await publish(other, withPlan(plan), 4);
    expect(await sessionsOf(other)).toMatchObject([
      { liveSessionId: session?.liveSessionId, sessionStatus: 'CREATED' },
    ]);

    const ended = await mintRoom();
    await publish(ended, without, 1);
    await school.deps.db
      .update(cohorts)
      .set({ status: 'INACTIVE' })
      .where(eq(cohorts.cohortId, ended.cohortId));
    await publish(ended, withPlan(plan), 2);
    expect(await sessionsOf(ended)).toEqual([]);
  });
});
