import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadCalls } from '../../../test/lead-calls.ts';
import { enrol, mintPerson } from '../../../test/mint.ts';
import { smallCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { lookAhead } from './look-ahead.ts';
import { publishPackage } from './publish-package.ts';

const school = openTestSchool();
const { mintRoom, mintSession } = leadCalls(school);
const HOUR = 60;
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

describe('the live sessions of a lesson that is added or planned differently', () => {
  it('AUTHOR-05 are said beforehand to change nothing in cohorts that exist', async () => {
    const room = await mintRoom();
    await publish(room, without, 1);
    const added = await lookAhead(school.deps, packageOf(room, smallCourse));
    expect(added.changes.map(({ details }) => details)).toEqual([
      ['cohorts that exist already get no new date for it'],
    ]);
    await publish(room, smallCourse, 2);
    const planned = smallCourse.map((node) =>
      node.key === LIVE
        ? { ...node, liveSession: { day: 3, time: '18:00', minutes: 60, zone: 'Asia/Kolkata' } }
        : node,
    );
    const changed = await lookAhead(school.deps, packageOf(room, planned));
    expect(changed.changes.map(({ details }) => details)).toEqual([
      ['session changed', 'cohorts that exist already keep their dates'],
    ]);
  });
});
