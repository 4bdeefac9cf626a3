import { onTestFinished, vi } from 'vitest';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

/** What a device answers when its passkey is made or shown; as an error, why it did not. */
type Device = { answer?: Error };

/** A browser that knows passkeys, which jsdom is not; tells with what it was asked. */
export function givePasskeys({ answer }: Device = {}) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const create = vi.fn(async (_asked: unknown) => {
    if (answer) throw answer;
    const response = {
      clientDataJSON: bytesOf('client'),
      attestationObject: bytesOf('attested'),
      getTransports: () => ['internal'],
    };
    return {
      id: 'bmV3',
      rawId: bytesOf('new'),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
  });
  const get = vi.fn(async (_asked: unknown) => {
    if (answer) throw answer;
    const response = {
      clientDataJSON: bytesOf('client'),
      authenticatorData: bytesOf('data'),
      signature: bytesOf('signed'),
      userHandle: null,
    };
    return {
      id: 'bmV3',
      rawId: bytesOf('new'),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
  });
  vi.stubGlobal('PublicKeyCredential', class PublicKeyCredential {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return { create, get };
}

/** What the school asks a browser for when a passkey is shown. */
export const PASSKEY_ASKED = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  allowCredentials: [{ id: 'bmV3', type: 'public-key' as const, transports: ['internal'] }],
  userVerification: 'preferred' as const,
};

/** The same when one is made. */
export const PASSKEY_WANTED = {
  rp: { id: 'localhost', name: 'Plinth' },
  user: { id: 'dXNlcg', name: 'asha@plinth.test', displayName: 'asha@plinth.test' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    requireResidentKey: false,
    userVerification: 'preferred' as const,
  },
  attestation: 'none' as const,
};
