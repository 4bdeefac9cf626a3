import type { Settings } from '../../settings/settings.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createOidcProvider } from './oidc-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { parseSocialIssuer } from './social-issuer.ts';

/** The providers by method: those of the settings, and in demo mode the sandbox, which production must never take. */
export function createIdentityProviders(settings: Settings): ReadonlyMap<string, IdentityProvider> {
  const providers = settings.SOCIAL_ISSUERS.flatMap((entry) => {
    const issuer = parseSocialIssuer(entry);
    return issuer ? [createOidcProvider(issuer)] : [];
  });
  if (settings.PLINTH_MODE === 'demo') providers.push(createSandboxProvider(settings));
  return new Map(providers.map((provider) => [provider.method, provider]));
}
