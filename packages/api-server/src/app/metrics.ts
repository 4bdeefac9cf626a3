import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { and, count, desc, eq, gt, gte, lte, min, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hashToken } from '../api/token-hash.ts';
import { mails } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import { jobs } from '../jobs/jobs.ts';
import { processMetrics } from './process-metrics.ts';
import { within } from './within.ts';

/** Values read from the database are omitted from an answer that would have to wait longer than this for them. */
const LOOK_MS = 1_000;
const DAY_MS = 86_400_000;

const isSame = (given: string, wanted: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(wanted)));

/**
 * Request durations by method, app and status, what is waiting (connections, mails, open pages), failed jobs, and the
 * process's own figures, in the Prometheus format.
 */
export function createMetrics({
  db,
  pool,
  live,
  jobFailures,
  now,
  settings,
}: Pick<Deps, 'db' | 'pool' | 'live' | 'jobFailures' | 'now' | 'settings'>) {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'plinth_request_seconds',
    help: 'Duration of requests in seconds',
    labelNames: ['method', 'app', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  new Gauge({
    name: 'plinth_live_streams',
    help: 'Open pages that receive live updates',
    registers,
    collect() {
      this.set(live.count());
    },
  });
  new Gauge({
    name: 'plinth_database_connections',
    help: 'Connections of this process by what they do; waiting are requests without one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Counter({
    name: 'plinth_job_failures_total',
    help: 'Failed runs of periodic jobs in this process, by name; a failed run is tried again twice',
    labelNames: ['name'],
    registers,
    collect() {
      this.reset();
      // A job that has not failed counts as 0: from a series that begins with a failure Prometheus tells no increase.
      for (const { name } of jobs) this.inc({ name }, jobFailures.get(name) ?? 0);
    },
  });
  const inTime = async <T>(look: Promise<T[]>): Promise<T | null> =>
    (
      await within(
        LOOK_MS,
        look.catch(() => []),
      )
    )?.value[0] ?? null;
  // A try moves the time of the next one, so mails that were tried count although none of them may be due now.
  const readWaitingMails = () =>
    inTime(
      db
        .select({ all: count(), oldest: min(mails.createdAt) })
        .from(mails)
        .where(and(eq(mails.status, 'PENDING'), or(lte(mails.nextTryAt, now()), gt(mails.attempts, 0))))
        .execute(),
    );
  // In the order of the index: the time of a try, which its lease follows.
  const readAcceptedMail = () =>
    inTime(
      db
        .select({ sentAt: mails.sentAt })
        .from(mails)
        .where(eq(mails.status, 'SENT'))
        .orderBy(desc(mails.nextTryAt))
        .limit(1)
        .execute(),
    );
  const readFailedMails = () =>
    inTime(
      db
        .select({ all: count() })
        .from(mails)
        .where(and(eq(mails.status, 'FAILED'), gte(mails.nextTryAt, new Date(now().getTime() - DAY_MS))))
        .execute(),
    );
  new Gauge({
    name: 'plinth_mails_due',
    help: 'Emails that are due and not sent, tried or not; the same from every process',
    registers,
    async collect() {
      const found = await readWaitingMails();
      this.reset();
      if (found) this.set(found.all);
    },
  });
  new Gauge({
    name: 'plinth_mail_oldest_seconds',
    help: 'How long emails have been due without one being sent; the same from every process',
    registers,
    async collect() {
      const [found, accepted] = await Promise.all([readWaitingMails(), readAcceptedMail()]);
      this.reset();
      if (!found) return;
      // One recipient whose mail is put off says nothing of a mail server that takes the others.
      const since = Math.max(found.oldest?.getTime() ?? Infinity, accepted?.sentAt?.getTime() ?? 0);
      this.set(found.all > 0 ? (now().getTime() - since) / 1_000 : 0);
    },
  });
  new Gauge({
    name: 'plinth_mails_failed',
    help: 'Emails given up within a day; the same from every process',
    registers,
    async collect() {
      const found = await readFailedMails();
      this.reset();
      if (found) this.set(found.all);
    },
  });
  return {
    observe: (method: string, app: string, status: number, milliseconds: number) =>
      duration.observe({ method, app, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    /**
     * Metrics name no people but show an outsider what is going on, so only this machine and holders of the token may
     * read them.
     */
    mayRead: (c: Context) => {
      const [, given] = /^Bearer (.{1,200})$/.exec(c.req.header('authorization') ?? '') ?? [];
      if (given !== undefined)
        return settings.METRICS_TOKEN !== undefined && isSame(given, settings.METRICS_TOKEN);
      if (['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name))) return false;
      return /^(::1|127\.|::ffff:127\.)/.test(getConnInfo(c).remote.address ?? '');
    },
    respond: async (c: Context) => {
      const all = Registry.merge([processMetrics(), registry]);
      return c.text(await all.metrics(), 200, { 'content-type': all.contentType });
    },
  };
}
