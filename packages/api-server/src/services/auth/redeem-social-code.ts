import type { SocialCode } from '@plinth/domain/auth/sign-up-social';
import { normalizeEmail } from '@plinth/domain/fields/email';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { IssuerAway } from '../../gateways/identity/code-provider.ts';
import { refuse } from '../refusal.ts';

/** The page of the app to which providers return people. */
const RETURN_PATH = '/login/social';

/**
 * Exchanges an issuer's code for a ticket with which sign-in and sign-up continue, once: the issuer accepts a code
 * once.
 * @throws Refusal NOT_FOUND not offered, BAD_REQUEST refused by the issuer, FORBIDDEN an address of another domain,
 * BAD_GATEWAY the issuer does not answer
 */
export async function redeemSocialCode(
  deps: Deps,
  { clientOrigin }: Pick<RequestFacts, 'clientOrigin'>,
  { method, ...returned }: SocialCode & { method: string },
): Promise<{ tokenId: string }> {
  const provider = deps.identityProviders.get(method);
  if (!provider?.redeem) throw refuse('NOT_FOUND', 'This way to sign in is not offered here.');
  let tokenId: string;
  let emailId: string;
  try {
    tokenId = await provider.redeem({ ...returned, redirectUri: clientOrigin + RETURN_PATH }, deps.now());
    const { email, email_verified: isVerified } = await provider.verify(tokenId, deps.now());
    if (typeof email !== 'string' || isVerified !== true) throw new Error('no verified address');
    emailId = normalizeEmail(email);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (error instanceof IssuerAway) {
      deps.log.warn({ method, err: error }, 'identity provider does not answer');
      throw refuse(
        'BAD_GATEWAY',
        `${provider.label} is not responding. Try again, or use your email address.`,
      );
    }
    deps.log.info({ method, reason }, 'sign-in by code refused');
    throw refuse(
      'BAD_REQUEST',
      `${provider.label} did not confirm this sign-in with a verified address. Try again.`,
    );
  }
  const domains = deps.settings.OIDC_DOMAINS;
  if (domains.length > 0 && !domains.some((domain) => emailId.endsWith(`@${domain.toLowerCase()}`)))
    throw refuse('FORBIDDEN', `Only addresses at ${domains.join(', ')} can sign in this way.`);
  return { tokenId };
}
