import type { PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';
import { lastDailyTurn } from './last-daily-turn.ts';

const DAY_S = 86_400;

/**
 * Queues the last turn of each daily job that was not queued when it was due, because no worker ran in that minute. Of
 * several processes one queues it. A school, or a job, that did not exist then has missed nothing.
 * @param until turns up to this moment count: those after it are queued on time
 */
export async function makeUpTurns(
  boss: Pick<PgBoss, 'findJobs' | 'getQueue' | 'send'>,
  until: Date,
): Promise<void> {
  for (const { name, cron } of jobs) {
    const turn = lastDailyTurn(cron, until);
    if (turn === null) continue;
    const queue = await boss.getQueue(name);
    if (!queue || queue.createdOn > turn) continue;
    const known = await boss.findJobs(name);
    if (known.some(({ createdOn }) => createdOn >= turn)) continue;
    await boss.send(name, null, { singletonKey: turn.toISOString(), singletonSeconds: DAY_S });
  }
}
