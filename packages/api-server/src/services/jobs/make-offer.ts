import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { eq } from 'drizzle-orm';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { holdApplication } from './hold-application.ts';
import { insertUpdate } from './insert-update.ts';
import { readLastStep } from './last-step.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { requireNotClosed } from './require-not-closed.ts';
import { requireStepSeen } from './require-step-seen.ts';

/** `ctc` is the yearly pay in minor units; `seen` is when the last step was that staff saw. */
type Input = {
  userJobId: string;
  ctc: number;
  currency: Currency;
  text: string;
  seen?: string | null | undefined;
};

/**
 * Passes an employer's offer on to an applicant, or a better one while it is undecided; the learner is notified in the
 * app and by mail. An offer made before its opening closed remains valid, and may be improved. The same offer
 * again changes nothing. Leaves an audit row.
 * @throws Refusal NOT_FOUND, BAD_REQUEST no pay, CONFLICT withdrawn, removed, decided, of a closed opening, or a step
 * further than was seen
 */
export async function makeOffer(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { userJobId, ctc, currency, text, seen }: Input,
): Promise<{ emailId: string }> {
  if (!Number.isSafeInteger(ctc) || ctc <= 0)
    throw refuse('BAD_REQUEST', 'An offer has to name the pay per year.');
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const held = await holdApplication(tx, userJobId);
    if (held.recordStatus !== 'ACTIVE') throw refuse('CONFLICT', 'This application is withdrawn or removed.');
    if (held.offerStatus === 'ACCEPTED' || held.offerStatus === 'DECLINED')
      throw refuse('CONFLICT', 'The learner has already decided about the offer.');
    requireNotClosed(held);
    const { offerStatus, offerCtc, offerCurrency, offerText, emailId } = held;
    if (offerStatus === 'OFFERED' && offerCtc === ctc && offerCurrency === currency && offerText === text)
      return { emailId };
    requireStepSeen(await readLastStep(tx, userJobId), seen);
    const offer = {
      offerStatus: 'OFFERED' as const,
      offerCtc: ctc,
      offerCurrency: currency,
      offerText: text,
    };
    await tx
      .update(userJobs)
      .set({ ...offer, offeredAt: now, updatedAt: now })
      .where(eq(userJobs.userJobId, userJobId));
    await insertUpdate(tx, { userJobId, status: 'OFFERED', text, at: now });
    const { companyName, title } = held.opening;
    const pay = `${formatMoney({ amount: ctc, currency })} a year`;
    await notifyApplicant(tx, deps, held, {
      category: 'ANNOUNCEMENT',
      key: `job-offer:${userJobId}:${now.toISOString()}`,
      title: `${companyName} makes you an offer`,
      text: `${title}, ${pay}. Accept or decline it.`,
      paragraphs: [
        `${companyName} offers you the position of ${title}, with ${pay}.`,
        ...(text ? [text] : []),
        'Accept or decline it on your application page. Your answer is final.',
      ],
      at: now,
    });
    await recordAudit(tx, now, act, {
      subjectId: held.userId,
      action: 'make-job-offer',
      details: { userJobId, ctc, currency },
    });
    return { emailId };
  });
}
