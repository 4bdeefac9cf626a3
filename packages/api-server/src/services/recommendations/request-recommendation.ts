import type { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { recommendations } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { isOwnAddress } from '../account/is-own-address.ts';
import { refuse } from '../refusal.ts';
import { findParty, mailRequest } from './recommendation-mails.ts';

const perRecipient = { name: 'recommendation-asked', calls: 10, seconds: 86_400 };

/**
 * Asks a person by email for a recommendation. Only addresses verified by an account get the mail, since what is
 * written there is attributed to their owner, and the answer is the same for every address; a person who has already
 * written is not asked again.
 * @throws Refusal FORBIDDEN own address, or own address not confirmed
 */
export async function requestRecommendation(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  caller: Caller,
  { emailId, note = '' }: RecommendationRequest,
) {
  if (await isOwnAddress(deps, caller, emailId)) throw refuse('FORBIDDEN', 'You cannot recommend yourself.');
  if (!caller.isEmailVerified)
    throw refuse('FORBIDDEN', 'Confirm your own email address first, then ask others.');
  deps.background.run('recommendation-request', async () => {
    const [asked] = await deps.db
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, accountByAddress(emailId)), isNotNull(users.emailVerifiedAt)));
    if (!asked) return;
    const [written] = await deps.db
      .select({ status: recommendations.status })
      .from(recommendations)
      .where(and(eq(recommendations.recipientId, caller.userId), eq(recommendations.authorId, asked.userId)));
    if (written) return;
    await deps.rateLimits.count(perRecipient, emailId);
    const [from, to] = await Promise.all([
      findParty(deps.db, caller.userId),
      findParty(deps.db, asked.userId),
    ]);
    await mailRequest(
      deps.db,
      { from, to, origin: request.clientOrigin, now: deps.now() },
      note,
      deps.now().toISOString().slice(0, 10),
    );
  });
  return { sent: true as const };
}
