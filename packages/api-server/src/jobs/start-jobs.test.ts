import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const METRICS_TOKEN = 'a token that Prometheus was given';
const school = openTestSchool({ METRICS_TOKEN });

it('HOLD-03 HOLD-08 a job that fails on schedule is logged and counted by its name, and its queue retries it', async () => {
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
    // Two servers answer in turn, and this one's jobs run in one of them.
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answers = [
      await school.call('GET', '/metrics', { headers }),
      await school.call('GET', '/metrics', { headers }),
    ];
    const failures = (name: string) =>
      answers.map(({ body }) => body.match(`plinth_job_failures_total{name="${name}"} (\\d+)`)?.[1]).sort();
    expect(failures(job.name)).toEqual(['0', '1']);
    expect(failures('purge-expired')).toEqual(['0', '0']);
  } finally {
    await stop();
    run.mockRestore();
    log.mockRestore();
  }
});

it('HOLD-03 a daily turn that was due while no worker ran is made up after the next start', async () => {
  const { deps } = school;
  await (await startJobs(deps))();
  await deps.db.execute(sql`update pgboss.queue set created_on = created_on - interval '2 days'`);
  const stop = await startJobs(deps, 0);
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await deps.db.execute(sql`select id from pgboss.job where name = 'purge-webhooks'`);
        expect(rows).not.toEqual([]);
      },
      { timeout: 30_000, interval: 20 },
    );
  } finally {
    await stop();
  }
});
