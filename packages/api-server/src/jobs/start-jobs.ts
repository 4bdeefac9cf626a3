import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { isOutage } from '../db/is-outage.ts';
import { queueDatabase } from '../db/queue-database.ts';
import type { Deps } from '../deps.ts';
import { jobs } from './jobs.ts';
import { makeUpTurns } from './make-up-turns.ts';

const RETRY_MS = 1_000;
/** A turn that is due at the start is queued within this time, by this process or another one. */
const QUEUED_MS = 120_000;

/**
 * Runs the periodic jobs. pg-boss stores the schedule in the database: of several processes, one runs each turn, and a
 * turn interrupted by a crash is run again. A daily turn that was due while no worker ran is made up once.
 * @param queuedMs how long after the start the turns that were due before it are looked for
 * @returns a function that stops accepting work and waits for what is running
 */
export async function startJobs(deps: Deps, queuedMs = QUEUED_MS): Promise<() => Promise<void>> {
  const boss = await throughOutages(deps, () => openQueue(deps));
  for (const { name, cron, run } of jobs) {
    await throughOutages(deps, () => boss.createQueue(name));
    await throughOutages(deps, () => boss.schedule(name, cron));
    await throughOutages(deps, () =>
      boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
        // The next turn does what this one leaves undone.
        if (deps.isDiskFull()) return;
        const done = await run(deps).catch((error: unknown) => {
          deps.jobFailures.set(name, (deps.jobFailures.get(name) ?? 0) + 1);
          // The queue keeps a failure to itself.
          deps.outages.note(error, 'error', 'job failed', { job: name });
          throw error;
        });
        if (done > 0) deps.log.info({ job: name, done }, 'job done');
      }),
    );
  }
  // The queue counts its turns by the real clock, also where that of the school is shifted.
  const startedAt = new Date();
  const makingUp = new AbortController();
  const madeUp = pause(queuedMs, undefined, { signal: makingUp.signal, ref: false })
    .then(() => makeUpTurns(boss, startedAt))
    .catch((error: unknown) => {
      if (!makingUp.signal.aborted) deps.outages.note(error, 'warn', 'missed turns not made up');
    });
  return async () => {
    makingUp.abort();
    await Promise.all([madeUp, boss.stop({ graceful: true, timeout: 5_000 })]);
  };
}

async function openQueue({ pool, outages }: Deps): Promise<PgBoss> {
  const boss = new PgBoss({ db: queueDatabase(pool) });
  boss.on('error', (error) => outages.note(asError(error), 'warn', 'job queue'));
  await boss.start();
  return boss;
}

/**
 * Does work once that needs the database, and retries while it cannot be reached: a worker may start during a failover.
 */
async function throughOutages<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      deps.outages.note(error, 'warn', 'job queue not started');
      await pause(RETRY_MS);
    }
}

/** The queue passes on a failure's properties, and not always the failure itself. */
const asError = (failure: Error): Error =>
  failure instanceof Error ? failure : Object.assign(new Error('job queue'), failure);
