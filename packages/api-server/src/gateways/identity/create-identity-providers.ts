import type { Settings } from '../../settings/settings.ts';
import { createCodeProvider } from './code-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createOidcProvider } from './oidc-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { parseSocialIssuer } from './social-issuer.ts';

/**
 * Creates the providers by method: those of the settings, the school's own issuer, and in demo mode the sandbox, which
 * production must never accept.
 */
export function createIdentityProviders(settings: Settings): ReadonlyMap<string, IdentityProvider> {
  const providers = settings.SOCIAL_ISSUERS.flatMap((entry) => {
    const issuer = parseSocialIssuer(entry);
    return issuer ? [createOidcProvider(issuer)] : [];
  });
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings;
  if (issuer && clientId) providers.push(createCodeProvider({ ...settings, issuer, clientId }));
  if (settings.PLINTH_MODE === 'demo') providers.push(createSandboxProvider(settings));
  return new Map(providers.map((provider) => [provider.method, provider]));
}
