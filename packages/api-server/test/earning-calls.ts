import { addMonths } from '@plinth/domain/dates/add-months';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import type { EarningLog } from '@plinth/domain/earnings/earnings';
import { liveSessions, mentorQueries } from '../src/db/schema/curriculum.ts';
import { COMMAND } from '../src/services/audit-entries/record-audit.ts';
import { recordDueEarnings } from '../src/services/earnings/record-earnings.ts';
import { setEarningRate } from '../src/services/earnings/set-rate.ts';
import type { TestSchool } from './open-test-school.ts';
import type { Room } from './query-calls.ts';

export const GUIDE = '/v2/client/mentor/earnings';
const RATES = { SESSION: 250_000, QUERY: 5_000, TASK_ASSESSMENT: 20_000, EVALUATION: 150_000 };

/** Returns a moment within a month in the school's time zone; in the current month no later than now. */
export const inMonth = (month: string, day = '05') =>
  new Date(instantAt(DEFAULT_TIMEZONE, `${month}-${day}`, 11));

/** Calls of an earner, the work that earns, and the months it falls in. */
export function earningCalls(school: TestSchool) {
  const today = () => calendarDateIn(DEFAULT_TIMEZONE, school.now().toISOString());
  const thisMonth = () => today().slice(0, 7);
  const monthsAgo = (count: number) => addMonths(thisMonth(), -count);

  /** Sets a rate for each kind of work, older than all the work of the tests. */
  async function setRates() {
    for (const [category, amount] of Object.entries(RATES))
      await setEarningRate(school.deps, COMMAND, {
        category: category as keyof typeof RATES,
        currency: 'INR',
        amount,
        fromDay: `${monthsAgo(20)}-01`,
        emailId: null,
      });
  }

  const get = async (path: string, token: string) => (await school.call('GET', path, { token })).body;
  const logs = async (token: string, body: object = {}) =>
    (await school.call('POST', `${GUIDE}/logs`, { token, body })).body as {
      logs: EarningLog[];
      total: number;
    };
  const count = () => recordDueEarnings(school.deps);

  const answered = (room: Room, answeredAt: Date, by = room.guide.userId, more: object = {}) =>
    school.deps.db.insert(mentorQueries).values({
      createdAt: school.now(),
      lastActivityAt: school.now(),
      cohortId: room.cohortId,
      askedById: room.learner.userId,
      title: 'A question with a name in it',
      description: 'Why?',
      namespace: 'LEARNING',
      nodeId: room.course.id('root/m1/plain'),
      state: 'ANSWERED',
      answeredAt,
      answeredById: by,
      ...more,
    });
  const session = (room: Room, mentorId: string, end: Date, more: object = {}) =>
    school.deps.db.insert(liveSessions).values({
      cohortId: room.cohortId,
      nodeId: room.course.id('root/m1/live'),
      mentorId,
      startDate: new Date(end.getTime() - 3_600_000),
      endDate: end,
      ...more,
    });

  return { today, thisMonth, monthsAgo, setRates, get, logs, count, answered, session };
}
