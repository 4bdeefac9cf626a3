import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the address at which a sign-in with a provider starts.
 * @throws Refusal NOT_FOUND not offered, BAD_GATEWAY the provider does not answer
 */
export async function startSocial(deps: Deps, method: string) {
  const provider = deps.identityProviders.get(method);
  if (!provider) throw refuse('NOT_FOUND', 'This way to sign in is not offered here.');
  try {
    return {
      authorizeUrl: await provider.authorizeUrl(),
      clientId: provider.clientId,
      ...(provider.redeem ? { usesCode: true as const } : {}),
    };
  } catch (error) {
    deps.log.warn({ method, err: error }, 'identity provider does not answer');
    throw refuse('BAD_GATEWAY', `${provider.label} is not responding. Try again, or use your email address.`);
  }
}
