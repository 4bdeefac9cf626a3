import type { Invitation } from '@plinth/domain/referrals/invitation';
import { referralPath } from '@plinth/domain/referrals/referral-link';
import { eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { referees } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';
import { isOwnAddress } from '../account/is-own-address.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { refuse } from '../refusal.ts';
import { findReferrer } from './find-referrer.ts';

/**
 * Invites a friend: one mail to the friend with the caller's link, one to the caller confirming it. Whether the school
 * knows the friend is never revealed; a repeat returns the same and mails nothing.
 * @throws Refusal BAD_REQUEST own address or no such course, FORBIDDEN while the own address is not verified
 */
export async function inviteFriend(
  deps: Deps,
  { clientOrigin }: Pick<RequestFacts, 'clientOrigin'>,
  caller: Caller,
  { refereeName, refereeEmailId, refereePhone, productId }: Invitation,
): Promise<{ sent: true }> {
  if (await isOwnAddress(deps, caller, refereeEmailId)) {
    const message = 'This is your own address. Enter your friend’s.';
    throw refuse('BAD_REQUEST', message, {
      details: message,
      fields: [{ path: 'refereeEmailId', message }],
    });
  }
  if (!caller.isEmailVerified)
    throw refuse('FORBIDDEN', 'Verify your own address before you invite someone by email.');
  const course = productId ? await titleOfProduct(deps.db, productId, 'productId') : null;
  await deps.db.transaction(async (tx) => {
    const { uniqueReferrerId } = await findReferrer(tx, caller.userId, deps.now());
    const [made] = await tx
      .insert(referees)
      .values({
        userId: caller.userId,
        refereeName,
        emailId: refereeEmailId,
        phone: refereePhone ?? null,
        productId: productId ?? null,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ refereeId: referees.refereeId });
    if (!made) return;
    const [own] = await tx
      .select({ firstName: userProfiles.firstName })
      .from(userProfiles)
      .where(eq(userProfiles.userId, caller.userId));
    const from = own?.firstName || 'A friend';
    await queueMail(tx, deps.now(), {
      ...invitationMail(from, course),
      to: refereeEmailId,
      greeting: `Hello ${refereeName},`,
      action: { label: 'See the courses', url: clientOrigin + referralPath(uniqueReferrerId) },
      onceKey: `referral-invitation:${made.refereeId}`,
    });
    await queueMail(tx, deps.now(), {
      to: caller.emailId,
      template: 'referral-confirmation',
      subject: `${refereeName} is invited`,
      greeting: `Hello ${from},`,
      paragraphs: [
        `We have emailed your invitation to ${refereeName}. Your referral page shows how far your friends have got.`,
      ],
      action: { label: 'Open the referral page', url: `${clientOrigin}/referral-program` },
      onceKey: `referral-confirmation:${made.refereeId}`,
    });
  });
  return { sent: true };
}

const invitationMail = (
  from: string,
  course: string | null,
): Pick<Mail, 'template' | 'list' | 'subject' | 'paragraphs' | 'closing'> => ({
  template: 'referral-invitation',
  list: 'INVITATIONS',
  subject: `${from} thought of you`,
  paragraphs: [
    course
      ? `${from} is learning with us and thinks ${course} could be right for you.`
      : `${from} is learning with us and thinks one of our courses could be right for you.`,
    'If you enrol, the school thanks your friend with a reward. You pay what everyone pays.',
  ],
  closing: 'This is the only email you get. If it is not for you, ignore it.',
});
