import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const school = openTestSchool();

it('HOLD-03 a job that fails on schedule is logged with its name, and its queue retries it', async () => {
  const { deps } = school;
  const [job] = jobs;
  if (!job) throw new Error('no job');
  const queue = new PgBoss({ db: queueDatabase(deps.pool) });
  await queue.start();
  await queue.createQueue(job.name);
  const turn = await queue.send(job.name);
  await queue.stop();

  const fault = new Error('a fault in this job');
  const run = vi.spyOn(job, 'run').mockRejectedValue(fault);
  const log = vi.spyOn(deps.log, 'error');
  const stop = await startJobs(deps);
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await deps.db.execute(sql`select state from pgboss.job where id = ${turn}`);
        expect(rows).toEqual([{ state: 'retry' }]);
      },
      { timeout: 30_000, interval: 20 },
    );
    expect(log.mock.calls).toEqual([[{ err: fault, job: job.name }, 'job failed']]);
  } finally {
    await stop();
    run.mockRestore();
    log.mockRestore();
  }
});
