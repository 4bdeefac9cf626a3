import { expect } from '@playwright/test';
import { queryDatabase } from './school-database.ts';

/** Makes the school of the flow's size run a clock job now, and waits until it has: its turn may be an hour away. */
export async function runJob(name: string): Promise<void> {
  const [queued] = await queryDatabase<{ id: string }>(
    'insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = $1 returning id',
    [name],
  );
  if (!queued) throw new Error(`the school has no job ${name}`);
  const state = async () =>
    (
      await queryDatabase<{ state: string }>('select state::text from pgboss.job where id = $1', [queued.id])
    )[0]?.state;
  await expect.poll(state, { message: `the job ${name}` }).toBe('completed');
}
