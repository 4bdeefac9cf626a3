import type { SignUpSocial } from '@plinth/domain/auth/sign-up-social';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { OptionalName, PERSON_NAME_MAX } from '@plinth/domain/fields/person-name';
import { isStorableText } from '@plinth/domain/fields/text';
import type { JWTPayload } from 'jose';
import { hashToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

export type SocialIdentity = {
  method: string;
  /** Identifies the person at the provider: unchanged when the address there changes. */
  subject: string;
  /** Verified by the provider. */
  emailId: string;
  firstName: string;
  lastName: string;
  /** The issuer states that it required more than one factor, and the school trusts it in this. */
  hasShownFactors: boolean;
  token: { hash: string; expiresAt: Date };
};

const EMAIL_MAX = 254;

/** A claim in a form that can be stored, or nothing. */
const text = (payload: JWTPayload, claim: string, max: number) => {
  const value = payload[claim];
  return typeof value === 'string' && isStorableText(value) ? [...value.trim()].slice(0, max).join('') : '';
};

const name = (payload: JWTPayload, claim: string) =>
  OptionalName.safeParse(text(payload, claim, PERSON_NAME_MAX)).data ?? '';

/**
 * Verifies an id token against the configured provider's keys, issuer and audience, and accepts an address only if the
 * provider has verified it.
 * @throws Refusal BAD_REQUEST when the method is not configured or the provider refuses the token
 */
export async function readSocialIdentity(
  deps: Deps,
  { method, tokenId, nonce }: SignUpSocial,
): Promise<SocialIdentity> {
  const provider = deps.identityProviders.get(method);
  if (!provider) throw refuse('BAD_REQUEST', 'This way to sign in is not offered here.');
  try {
    const payload = await provider.verify(tokenId, deps.now());
    if ((payload.nonce ?? null) !== (nonce ?? null))
      throw new Error('the token was made for another sign-in');
    const emailId = normalizeEmail(text(payload, 'email', EMAIL_MAX));
    if (!payload.sub || !payload.exp || !emailId || payload.email_verified !== true)
      throw new Error('no verified address in the token');
    const given = name(payload, 'given_name');
    return {
      method,
      subject: payload.sub,
      emailId,
      // A person with only one name may have it in any of these claims; the whole name already includes the last one.
      firstName: given || name(payload, 'name') || name(payload, 'family_name'),
      lastName: given && name(payload, 'family_name'),
      // Only from our own ticket: any other token may claim anything.
      hasShownFactors: provider.redeem !== undefined && payload.showedFactors === true,
      token: { hash: hashToken(tokenId), expiresAt: new Date((payload.exp + 60) * 1000) },
    };
  } catch (error) {
    deps.log.info({ method, reason: error instanceof Error ? error.message : '' }, 'social token refused');
    throw refuse('BAD_REQUEST', 'The provider did not confirm this sign-in. Try again.');
  }
}
