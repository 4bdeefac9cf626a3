import type { Deps } from '../../deps.ts';

/** The school as a passkey knows it: one that was made for another host or at another address does not fit. */
export function relyingParty({ settings }: Pick<Deps, 'settings'>) {
  const { origin, hostname } = new URL(settings.PLINTH_ORIGIN);
  return { origin, rpId: hostname };
}

/** Its library is loaded when somebody shows a passkey: it takes longer to load than the rest of a start allows. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256. The library would also take keys of an experimental kind, of more than a kilobyte. */
export const KEY_KINDS = [-8, -7, -257];
