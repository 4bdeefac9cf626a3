import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { jobs } from './jobs.ts';
import { lastDailyTurn } from './last-daily-turn.ts';
import { makeUpTurns } from './make-up-turns.ts';

const school = openTestSchool();
const until = new Date();
const dailyJobs = jobs.filter(({ cron }) => lastDailyTurn(cron, until) !== null);
const queues: PgBoss[] = [];
const openQueue = async () => {
  const queue = new PgBoss({ db: queueDatabase(school.deps.pool), schedule: false, supervise: false });
  queues.push(queue);
  return queue.start();
};
let queue: PgBoss;

beforeAll(async () => {
  queue = await openQueue();
  for (const { name } of jobs) await queue.createQueue(name);
});
afterAll(() => Promise.all(queues.map((one) => one.stop({ graceful: false }))));

const turnsOf = async (name: string) => (await queue.findJobs(name)).length;

it('HOLD-03 two processes that start after a missed turn queue each daily job once, but none that is new, and no other job', async () => {
  const [onTime, late, added, ...missed] = dailyJobs;
  if (!onTime || !late || !added || missed.length === 0) throw new Error('too few daily jobs');
  await school.deps.db.execute(
    sql`update pgboss.queue set created_on = created_on - interval '2 days' where name <> ${added.name}`,
  );
  await queue.send(onTime.name);
  const old = await queue.send(late.name);
  await school.deps.db.execute(
    sql`update pgboss.job set created_on = created_on - interval '2 days' where id = ${old}`,
  );

  const other = await openQueue();
  await Promise.all([makeUpTurns(queue, until), makeUpTurns(other, until)]);
  await makeUpTurns(other, until);

  expect(await turnsOf(onTime.name)).toBe(1);
  expect(await turnsOf(late.name)).toBe(2);
  expect(await turnsOf(added.name)).toBe(0);
  for (const { name } of missed) expect([name, await turnsOf(name)]).toEqual([name, 1]);
  for (const { name } of jobs.filter((one) => !dailyJobs.includes(one)))
    expect([name, await turnsOf(name)]).toEqual([name, 0]);
});
