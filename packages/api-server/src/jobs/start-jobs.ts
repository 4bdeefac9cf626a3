import { PgBoss } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { jobs } from './jobs.ts';

/**
 * Runs the periodic jobs. pg-boss keeps the schedule in the database: of several processes one runs each turn,
 * and a turn cut short by a crash is run again.
 * @returns stops taking work and waits for what runs
 */
export async function startJobs(deps: Deps, databaseUrl: string): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: 'plinth-jobs' });
  boss.on('error', (error) => deps.log.warn({ err: error }, 'job queue'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      const done = await run(deps);
      if (done > 0) deps.log.info({ job: name, done }, 'job done');
    });
  }
  return () => boss.stop({ graceful: true, timeout: 5_000 });
}
