import { lt } from 'drizzle-orm';
import { usedIdTokens } from '../db/schema/account.ts';
import { emailTokens, sessions } from '../db/schema/accounts.ts';
import { idempotencyKeys, rateLimits } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { purgeEvents } from '../services/analytics/purge-events.ts';
import { purgeUploadParts } from '../services/assignments/purge-upload-parts.ts';
import { purgeCareerAttempts } from '../services/career-builder/purge-attempts.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';
import { expireOffers } from '../services/course-applications/expire-offers.ts';
import { recordDueEarnings } from '../services/earnings/record-earnings.ts';
import { announceInterviews } from '../services/evaluation-day/announce-interviews.ts';
import { announceDueWork } from '../services/notifications/announce-due-work.ts';
import { announceOffers } from '../services/notifications/announce-offers.ts';
import { mailDigests } from '../services/notifications/mail-digests.ts';
import { purgeNotifications } from '../services/notifications/purge-notifications.ts';
import { expireOrders } from '../services/orders/expire-orders.ts';
import { chargeDueInstalments } from '../services/payments/charge-due-instalments.ts';
import { closeSpentCheckouts } from '../services/payments/close-spent-checkouts.ts';
import { findDiscrepancies } from '../services/payments/find-discrepancies.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';
import { keepPaidCards } from '../services/payments/keep-paid-cards.ts';
import { reconcilePending } from '../services/payments/reconcile-pending.ts';
import { sendOpenRefunds } from '../services/payments/refund-payment.ts';
import { takeProviderRefunds } from '../services/payments/take-provider-refund.ts';
import { creditReferrals } from '../services/referrals/credit-referrals.ts';

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
      db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, now())),
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

const closeCheckouts: Job = {
  name: 'close-checkouts',
  cron: '4-59/5 * * * *',
  run: (deps) => closeSpentCheckouts(deps),
};

const keepCards: Job = { name: 'keep-cards', cron: '9-59/10 * * * *', run: (deps) => keepPaidCards(deps) };

const sendRefunds: Job = { name: 'send-refunds', cron: '2-57/5 * * * *', run: sendOpenRefunds };

const takeRefunds: Job = { name: 'take-provider-refunds', cron: '22 * * * *', run: takeProviderRefunds };

const expireUnpaidOrders: Job = { name: 'expire-orders', cron: '3-58/5 * * * *', run: expireOrders };

const purgeCareer: Job = { name: 'purge-career-attempts', cron: '41 2 * * *', run: purgeCareerAttempts };

const purgeAnalytics: Job = { name: 'purge-analytics', cron: '41 2 * * *', run: purgeEvents };

const purgeParts: Job = { name: 'purge-upload-parts', cron: '11 2 * * *', run: purgeUploadParts };

const deleteAccounts: Job = { name: 'delete-due-accounts', cron: '41 * * * *', run: deleteDueAccounts };

const followInstalmentsJob: Job = {
  name: 'follow-instalments',
  cron: '8-58/10 * * * *',
  run: followInstalments,
};

const chargeInstalments: Job = {
  name: 'charge-instalments',
  cron: '6-56/10 * * * *',
  run: chargeDueInstalments,
};

const announceDueWorkJob: Job = { name: 'announce-due-work', cron: '13,43 * * * *', run: announceDueWork };

const announceOffersJob: Job = { name: 'announce-offers', cron: '27 * * * *', run: announceOffers };

// Time zones are whole quarters of an hour from UTC, so some people's morning begins at each of these.
const mailDigestsJob: Job = { name: 'mail-digests', cron: '1-46/15 * * * *', run: mailDigests };

const purgeNotificationsJob: Job = {
  name: 'purge-notifications',
  cron: '51 2 * * *',
  run: purgeNotifications,
};

const reportMismatches: Job = {
  name: 'report-mismatches',
  cron: '37 1 * * *',
  run: async (deps) => {
    const found = await findDiscrepancies(deps, 2);
    for (const one of found) deps.log.warn(one, 'the books do not match');
    return found.length;
  },
};

const announceInterviewsJob: Job = {
  name: 'announce-interviews',
  cron: '26 * * * *',
  run: announceInterviews,
};

const creditReferralsJob: Job = { name: 'credit-referrals', cron: '*/5 * * * *', run: creditReferrals };

const recordEarningsJob: Job = { name: 'record-earnings', cron: '*/5 * * * *', run: recordDueEarnings };

/** Everything that happens by the clock. */
export const jobs: readonly Job[] = [
  announceInterviewsJob,
  purgeExpired,
  deleteAccounts,
  purgeAnalytics,
  purgeParts,
  reconcilePayments,
  closeCheckouts,
  keepCards,
  sendRefunds,
  takeRefunds,
  chargeInstalments,
  followInstalmentsJob,
  reportMismatches,
  expireUnpaidOrders,
  startCohorts,
  creditReferralsJob,
  recordEarningsJob,
  expireOffersJob,
  purgeCareer,
  announceDueWorkJob,
  announceOffersJob,
  mailDigestsJob,
  purgeNotificationsJob,
];
