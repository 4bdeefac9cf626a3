import type { Deps } from './deps.ts';
import { createMailTransport } from './gateways/mail/mail-transport.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { deliverDueMails } from './services/mails/deliver-due-mails.ts';

const MAIL_PAUSE_MS = 1_000;

/**
 * Runs the school's background work in this process: sends due mails and runs the periodic jobs. Any number of
 * processes may do so concurrently.
 * @returns a function that takes no more work, and resolves once nothing is in progress
 */
export async function startWork(deps: Deps): Promise<() => Promise<void>> {
  const transport = await createMailTransport(deps.settings);
  let stopping = false;
  const mailLoop = (async () => {
    while (!stopping) {
      // A mail that cannot be marked as sent would be sent again.
      const delivered = deps.isDiskFull() ? Promise.resolve(0) : deliverDueMails(deps, transport);
      const sent = await delivered.catch((error: unknown) => {
        deps.outages.note(error, 'warn', 'outbox not read');
        return 0;
      });
      if (sent === 0 && !stopping) await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MS));
    }
  })();
  const stopJobs = await startJobs(deps);
  return async () => {
    stopping = true;
    const jobsStopped = stopJobs().catch((error: unknown) =>
      deps.log.warn({ err: error }, 'jobs not stopped'),
    );
    await Promise.all([mailLoop, jobsStopped]);
  };
}
