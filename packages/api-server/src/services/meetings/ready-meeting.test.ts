import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { meetingCalls, startProviders } from '../../../test/meeting-calls.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { readyMeeting } from './ready-meeting.ts';

const { zoom, settings } = startProviders();
const school = openTestSchool(settings);
const { mintRoom, at } = meetingCalls(school);

/** A database after whose first read another process does its work. */
const interruptedAfterRead = (db: Deps['db'], other: () => Promise<unknown>): Deps['db'] => {
  let isInterrupted = false;
  const select = () => ({
    from: (table: Parameters<ReturnType<Deps['db']['select']>['from']>[0]) => ({
      where: async (condition: ReturnType<typeof eq>) => {
        const rows = await db.select().from(table).where(condition);
        if (!isInterrupted && rows.length > 0) {
          isInterrupted = true;
          await other();
        }
        return rows;
      },
    }),
  });
  return new Proxy(db, { get: (target, key) => (key === 'select' ? select : Reflect.get(target, key)) });
};

it('ADOPT-11 a meeting that another process created in the meantime is not created again', async () => {
  const course = await mintRoom();
  const liveSessionId = await at('ZOOM', course, 10);
  const [session] = await school.deps.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  if (!session) throw new Error('there is no session');
  const { startDate, endDate } = session;
  const room = { liveSessionId, provider: 'ZOOM' as const, title: 'Joints', startDate, endDate };
  const before = zoom.books.meetings.size;
  const made: string[] = [];
  const db = interruptedAfterRead(school.deps.db, async () => {
    made.push((await readyMeeting(school.deps, room)).meeting.providerRef ?? '');
  });
  const { meeting } = await readyMeeting({ ...school.deps, db }, room);
  expect(zoom.books.meetings.size).toBe(before + 1);
  expect(made).toEqual([meeting.providerRef]);
});
