import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@plinth/domain/auth/passkey';

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** Values that differ for an attacker or another page. */
type Otherwise = { origin?: string; rpId?: string; challenge?: string; counter?: number };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** Encodes a CBOR text or byte string of fewer than 65,536 bytes, and a map of pairs that are already encoded. */
const cborBytes = (major: number, bytes: Buffer) => {
  const head =
    bytes.length < 24
      ? [(major << 5) | bytes.length]
      : [(major << 5) | 25, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
};
const cborText = (text: string) => cborBytes(3, Buffer.from(text));
const cborMap = (...pairs: Buffer[]) => Buffer.concat([Buffer.from([0xa0 | (pairs.length / 2)]), ...pairs]);

/**
 * An authenticator with one ES256 key and no attestation, like a security key. It counts its uses. `origin` is that of
 * the page which calls it.
 */
export function softwareAuthenticator(origin = 'http://localhost:4321') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string, otherwise: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: otherwise.challenge ?? challenge,
        origin: otherwise.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };

  /** The key in COSE form: EC2, ES256, P-256, x, y. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    const [xs, ys] = [x, y].map((part) =>
      Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(part, 'base64url')]),
    ) as [Buffer, Buffer];
    return Buffer.concat([head, Buffer.from([0x21]), xs, Buffer.from([0x22]), ys]);
  };

  return {
    id,
    /** Creates its passkey. */
    make({ challenge, rp }: PasskeyCreationOptions, otherwise: Otherwise = {}) {
      const idLength = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff]);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey()]);
      const flags = USER_PRESENT | HAS_CREDENTIAL;
      const data = authenticatorData(otherwise.rpId ?? rp.id, flags, otherwise.counter ?? uses, credential);
      const attestation = cborMap(
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        cborMap(),
        cborText('authData'),
        cborBytes(2, data),
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, otherwise).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    /** Shows its passkey. */
    show({ challenge, rpId }: PasskeyRequestOptions, otherwise: Otherwise = {}) {
      uses += 1;
      const told = clientData('webauthn.get', challenge, otherwise);
      const data = authenticatorData(otherwise.rpId ?? rpId, USER_PRESENT, otherwise.counter ?? uses);
      const signature = sign('sha256', Buffer.concat([data, sha256(told)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: told.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
