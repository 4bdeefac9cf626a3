import { lt } from 'drizzle-orm';
import { emailTokens, sessions } from '../db/schema/accounts.ts';
import { idempotencyKeys, rateLimits } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';
import { expireOffers } from '../services/course-applications/expire-offers.ts';
import { expireOrders } from '../services/orders/expire-orders.ts';
import { reconcilePending } from '../services/payments/reconcile-pending.ts';

export type Job = {
  name: string;
  /** Five-field cron expression, UTC. */
  cron: string;
  /** @returns how many rows it touched, for the log */
  run: (deps: Deps) => Promise<number>;
};

const DAY_MS = 86_400_000;

const purgeExpired: Job = {
  name: 'purge-expired',
  cron: '17 * * * *',
  run: async ({ db, now }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    const results = await Promise.all([
      db.delete(sessions).where(lt(sessions.expiresAt, now())),
      db.delete(emailTokens).where(lt(emailTokens.expiresAt, before(30))),
      db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7))),
      db.delete(rateLimits).where(lt(rateLimits.expire, now().getTime())),
    ]);
    return results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0);
  },
};

const expireOffersJob: Job = { name: 'expire-offers', cron: '*/5 * * * *', run: expireOffers };

const startCohorts: Job = { name: 'start-due-cohorts', cron: '*/10 * * * *', run: startDueCohorts };

const reconcilePayments: Job = { name: 'reconcile-payments', cron: '*/5 * * * *', run: reconcilePending };

const expireUnpaidOrders: Job = { name: 'expire-orders', cron: '3-58/5 * * * *', run: expireOrders };

/** Everything that happens by the clock. */
export const jobs: readonly Job[] = [
  purgeExpired,
  reconcilePayments,
  expireUnpaidOrders,
  startCohorts,
  expireOffersJob,
];
