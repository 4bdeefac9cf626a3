import type { Deps } from '../../deps.ts';

/** The school as a passkey knows it: a passkey made for another host or address does not match. */
export function relyingParty({ settings }: Pick<Deps, 'settings'>) {
  const { origin, hostname } = new URL(settings.PLINTH_ORIGIN);
  return { origin, rpId: hostname };
}

/** Loads the library when a passkey is shown: it takes longer to load than a start allows. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256. The library would also accept experimental keys of more than a kilobyte. */
export const KEY_KINDS = [-8, -7, -257];
