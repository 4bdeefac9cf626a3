import { onTestFinished, vi } from 'vitest';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

/** A device's response when its passkey is created or used; an error is the reason why it failed. */
type Device = { answer?: Error };

/** A browser that supports passkeys, which jsdom does not; returns what it was asked with. */
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

/** The school's options when a passkey is used. */
export const PASSKEY_ASKED = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  allowCredentials: [{ id: 'bmV3', type: 'public-key' as const, transports: ['internal'] }],
  userVerification: 'preferred' as const,
};

/** The school's options when a passkey is created. */
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
