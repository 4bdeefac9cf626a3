import type { SecondFactorWays } from '@plinth/domain/auth/second-factor';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { passkeys, totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { askChallenge, CHALLENGE_MS, type PasskeyPurpose } from './passkey-challenge.ts';
import { relyingParty } from './relying-party.ts';
import { sessionOwner } from './session-owner.ts';
import { toKnown } from './start-passkey.ts';

async function listWays(deps: Deps, userId: string, purpose: PasskeyPurpose): Promise<SecondFactorWays> {
  const known = await deps.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.passkeyId);
  const isOn = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
  const hasApp = (await deps.db.$count(totpFactors, isOn)) > 0;
  if (known.length === 0) return { passkey: null, hasApp };
  return {
    passkey: {
      rpId: relyingParty(deps).rpId,
      challenge: await askChallenge(deps, userId, purpose),
      timeout: CHALLENGE_MS,
      allowCredentials: known.map(toKnown),
      userVerification: 'preferred',
    },
    hasApp,
  };
}

/**
 * Lists the ways a session's owner may show the second factor, whether the session is still waiting for it or already
 * open.
 * @throws Refusal UNAUTHORIZED
 */
export async function beginVerify(deps: Deps, request: RequestFacts): Promise<SecondFactorWays> {
  return listWays(deps, (await sessionOwner(deps, request)).userId, 'VERIFY');
}

/** The same before the second factor is changed. @throws Refusal FORBIDDEN for staff who act as the owner */
export const beginChange = (deps: Deps, caller: Caller): Promise<SecondFactorWays> =>
  listWays(deps, notActing(caller).userId, 'CHANGE');
