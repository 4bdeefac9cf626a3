import type { IdentityDecision, IdentityReview } from '@plinth/domain/identity/identity-review';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { findReviews } from './find-reviews.ts';

const ACCEPTED = { title: 'Your identity is verified', text: 'There is nothing more to do.' };

/**
 * Accepts or refuses identity documents. The person is notified in the app and by mail; after a refusal they can hand
 * in others.
 * @param reviewer null at the command line
 * @throws Refusal FORBIDDEN the reviewer's own documents, NOT_FOUND nothing handed in, CONFLICT decided by someone else
 * or handed in again
 */
export async function decideIdentity(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  reviewer: Pick<Caller, 'userId'> | null,
  { userId, ...word }: { userId: string } & IdentityDecision,
): Promise<{ review: IdentityReview }> {
  if (userId === reviewer?.userId)
    throw refuse('FORBIDDEN', 'These are your own documents: a colleague has to review them.');
  const at = now();
  return db.transaction(async (tx) => {
    const own = eq(identityVerifications.userId, userId);
    const [locked] = await tx.select().from(identityVerifications).where(own).for('update');
    const [shown] = await findReviews(tx, own, { limit: 1, offset: 0 });
    if (!locked || !shown) throw refuse('NOT_FOUND', 'This person has not handed in any identity documents.');
    if (shown.status !== 'IN_REVIEW')
      throw refuse(
        'CONFLICT',
        shown.reviewer === null
          ? 'These documents are no longer in review.'
          : `${shown.reviewer || 'A colleague'} has ${shown.status === 'REVIEWED' ? 'accepted' : 'refused'} these documents already.`,
        { status: shown.status, reviewer: shown.reviewer, remark: shown.remark },
      );
    if (new Date(word.seen).getTime() !== locked.submittedAt.getTime())
      throw refuse(
        'CONFLICT',
        'New documents have been handed in since you opened these. Look at them first.',
        {
          submittedAt: shown.submittedAt,
        },
      );
    const status = word.decision === 'ACCEPT' ? ('REVIEWED' as const) : ('REJECTED' as const);
    const remark = word.decision === 'ACCEPT' ? null : word.reason;
    await tx
      .update(identityVerifications)
      .set({ status, remark, reviewedAt: at, reviewedById: reviewer?.userId ?? null })
      .where(own);
    const news =
      remark === null ? ACCEPTED : { title: 'Your identity documents were not accepted', text: remark };
    const key = `identity:${userId}:${locked.submittedAt.getTime()}`;
    await notify(tx, {
      userIds: [userId],
      category: 'REVIEW',
      key,
      ...news,
      href: '/documents',
      at,
      hasOwnMail: true,
    });
    await queueMail(tx, now(), {
      to: shown.emailId,
      template: 'identity-reviewed',
      subject: news.title,
      greeting: `Hello ${shown.name || 'there'},`,
      paragraphs:
        remark === null
          ? [
              'The school has looked at your identity documents and accepted them. There is nothing more to do.',
            ]
          : [
              'The school has looked at your identity documents and could not accept them. The reason:',
              remark,
              'Replace what was not accepted on your documents page and hand it in again.',
            ],
      action: { label: 'Open your documents', url: `${settings.PLINTH_ORIGIN}/documents` },
      onceKey: key,
    });
    await recordAudit(tx, now(), act, {
      action: remark === null ? 'identity.accepted' : 'identity.refused',
      subjectId: userId,
      before: { status: shown.status },
      after: { status, ...(remark === null ? {} : { remark }) },
    });
    const [review] = await findReviews(tx, own, { limit: 1, offset: 0 });
    if (!review) throw new Error('the review was not found');
    return { review };
  });
}
