import { lt } from 'drizzle-orm';
import { usedIdTokens } from '../db/schema/account.ts';
import { emailTokens, sessions } from '../db/schema/accounts.ts';
import { idempotencyKeys, rateLimits } from '../db/schema/operations.ts';
import { passkeyChallenges } from '../db/schema/second-factors.ts';
import type { Deps } from '../deps.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { purgeEvents } from '../services/analytics/purge-events.ts';
import { publishAnnouncements } from '../services/announcements/publish-announcements.ts';
import { purgeKeyCalls } from '../services/api-keys/note-key-call.ts';
import { purgeUploadParts } from '../services/assignments/purge-upload-parts.ts';
import { purgeCareerAttempts } from '../services/career-builder/purge-attempts.ts';
import { drawCertificatePdfs } from '../services/certificates/draw-certificate-pdfs.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';
import { expireOffers } from '../services/course-applications/expire-offers.ts';
import { deleteRemovedFiles } from '../services/documents/delete-removed-files.ts';
import { recordDueEarnings } from '../services/earnings/record-earnings.ts';
import { announceInterviews } from '../services/evaluation-day/announce-interviews.ts';
import { purgeLiveEvents } from '../services/live/purge-live-events.ts';
import { emptyOldMails } from '../services/mails/empty-old-mails.ts';
import { followMeetings } from '../services/meetings/follow-meetings.ts';
import { announceDueWork } from '../services/notifications/announce-due-work.ts';
import { announceOffers } from '../services/notifications/announce-offers.ts';
import { mailDigests } from '../services/notifications/mail-digests.ts';
import { purgeNotifications } from '../services/notifications/purge-notifications.ts';
import { expireOrders } from '../services/orders/expire-orders.ts';
import { chargeDueInstalments } from '../services/payments/charge-due-instalments.ts';
import { closeSpentCheckouts } from '../services/payments/close-spent-checkouts.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';
import { reconcilePending } from '../services/payments/reconcile-pending.ts';
import { sendOpenRefunds } from '../services/payments/refund-payment.ts';
import { savePaidCards } from '../services/payments/save-paid-cards.ts';
import { takeProviderRefunds } from '../services/payments/take-provider-refund.ts';
import { removeProjectFiles } from '../services/profiles/remove-project-files.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';
import { pushNews } from '../services/push/push-news.ts';
import { closeOverdueAttempts } from '../services/quizzes/close-overdue-attempts.ts';
import { runReconciliation } from '../services/reconciliation/run-reconciliation.ts';
import { creditReferrals } from '../services/referrals/credit-referrals.ts';
import { deliverWebhooks } from '../services/webhooks/deliver-webhooks.ts';
import { purgeWebhooks } from '../services/webhooks/purge-webhooks.ts';

export type Job = {
  name: string;
  /** Five-field cron expression, UTC. */
  cron: string;
  /** @returns how many rows it touched, for the log */
  run: (deps: Deps) => Promise<number>;
};

const DAY_MS = 86_400_000;

/** Everything that runs on a schedule. */
export const jobs: readonly Job[] = [
  { name: 'announce-interviews', cron: '26 * * * *', run: announceInterviews },
  {
    name: 'purge-expired',
    cron: '17 * * * *',
    run: async ({ db, now }) => {
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
      const results = await Promise.all([
        db.delete(sessions).where(lt(sessions.expiresAt, now())),
        db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now())),
        db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, now())),
        db.delete(emailTokens).where(lt(emailTokens.expiresAt, before(30))),
        db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7))),
        db.delete(rateLimits).where(lt(rateLimits.expire, now().getTime())),
      ]);
      return results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0);
    },
  },
  { name: 'delete-due-accounts', cron: '41 * * * *', run: deleteDueAccounts },
  { name: 'purge-analytics', cron: '41 2 * * *', run: purgeEvents },
  { name: 'purge-upload-parts', cron: '11 2 * * *', run: purgeUploadParts },
  { name: 'delete-removed-files', cron: '24 * * * *', run: (deps) => deleteRemovedFiles(deps) },
  { name: 'remove-project-files', cron: '14 2 * * *', run: (deps) => removeProjectFiles(deps) },
  { name: 'reconcile-payments', cron: '* * * * *', run: reconcilePending },
  { name: 'close-checkouts', cron: '4-59/5 * * * *', run: (deps) => closeSpentCheckouts(deps) },
  { name: 'keep-cards', cron: '9-59/10 * * * *', run: (deps) => savePaidCards(deps) },
  { name: 'send-refunds', cron: '2-57/5 * * * *', run: sendOpenRefunds },
  { name: 'take-provider-refunds', cron: '22 * * * *', run: takeProviderRefunds },
  { name: 'charge-instalments', cron: '6-56/10 * * * *', run: chargeDueInstalments },
  { name: 'follow-instalments', cron: '8-58/10 * * * *', run: followInstalments },
  {
    name: 'report-mismatches',
    cron: '37 1 * * *',
    run: async (deps) => {
      const { findings } = await runReconciliation(deps, null, { days: 2, source: 'CLOCK' });
      for (const one of findings) deps.log.warn(one, 'the books do not match');
      return findings.length;
    },
  },
  { name: 'expire-orders', cron: '3-58/5 * * * *', run: expireOrders },
  { name: 'start-due-cohorts', cron: '*/10 * * * *', run: startDueCohorts },
  { name: 'credit-referrals', cron: '*/5 * * * *', run: creditReferrals },
  { name: 'record-earnings', cron: '*/5 * * * *', run: recordDueEarnings },
  { name: 'expire-offers', cron: '*/5 * * * *', run: expireOffers },
  { name: 'purge-career-attempts', cron: '41 2 * * *', run: purgeCareerAttempts },
  { name: 'announce-due-work', cron: '13,43 * * * *', run: announceDueWork },
  { name: 'announce-offers', cron: '27 * * * *', run: announceOffers },
  { name: 'publish-announcements', cron: '* * * * *', run: publishAnnouncements },
  { name: 'join-prospects', cron: '* * * * *', run: joinProspects },
  // Time zones are multiples of a quarter of an hour from UTC, so it is morning for some people at each of these.
  { name: 'mail-digests', cron: '1-46/15 * * * *', run: mailDigests },
  { name: 'purge-notifications', cron: '51 2 * * *', run: purgeNotifications },
  { name: 'purge-live-events', cron: '7-57/10 * * * *', run: purgeLiveEvents },
  // Those left over by a process that was stopped while drawing.
  { name: 'draw-certificates', cron: '*/2 * * * *', run: (deps) => drawCertificatePdfs(deps.db, deps) },
  { name: 'follow-meetings', cron: '*/5 * * * *', run: followMeetings },
  { name: 'close-overdue-attempts', cron: '* * * * *', run: (deps) => closeOverdueAttempts(deps) },
  { name: 'deliver-webhooks', cron: '* * * * *', run: deliverWebhooks },
  { name: 'push-news', cron: '* * * * *', run: pushNews },
  { name: 'purge-webhooks', cron: '21 3 * * *', run: purgeWebhooks },
  { name: 'purge-key-calls', cron: '23 3 * * *', run: purgeKeyCalls },
  { name: 'empty-old-mails', cron: '31 3 * * *', run: emptyOldMails },
];
