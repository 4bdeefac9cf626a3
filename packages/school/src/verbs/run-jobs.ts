import { Fault } from '@plinth/api-server/fault';
import { jobs } from '@plinth/api-server/jobs/jobs';
import { withSchool } from '../with-school.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/** Runs the scheduled jobs immediately, in order: all of them, or those that are named. */
export async function runJobs(args: string[], context: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  const unknown = positionals.find((wanted) => !jobs.some(({ name }) => name === wanted));
  if (unknown !== undefined)
    throw new Fault(`There is no job ${unknown}. There are: ${jobs.map(({ name }) => name).join(', ')}.`, 2);
  const wanted = jobs.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  await withSchool(context, async (deps) => {
    const failed: string[] = [];
    let isIdle = true;
    for (const { name, run } of wanted) {
      try {
        const done = await run(deps);
        if (done === 0) continue;
        isIdle = false;
        context.print(`${name}: ${done}`);
      } catch (error) {
        // As on schedule: a job that fails does not prevent the others from running.
        deps.log.error({ err: error, job: name }, 'job failed');
        failed.push(name);
      }
    }
    if (failed.length > 0) throw new Fault(`Failed: ${failed.join(', ')}. The log says why.`);
    if (isIdle) context.print('Nothing was due.');
  });
}
