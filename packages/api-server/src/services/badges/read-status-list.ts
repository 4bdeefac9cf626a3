import { gzipSync } from 'node:zlib';
import { badgeTime } from '@plinth/domain/certificates/open-badge';
import { and, gte, isNull, lt } from 'drizzle-orm';
import { certificates, forgottenCertificates } from '../../db/schema/certificates.ts';
import type { Deps } from '../../deps.ts';
import { badgeUrls, STATUS_LIST_LENGTH } from './badge-urls.ts';
import { readIssuer } from './read-issuer.ts';

/**
 * Builds a Bitstring Status List: the bit of each certificate that was not revoked is 0, even if its holder has since
 * left the school. Every other bit is 1, so that a certificate never issued is not taken for valid.
 */
export async function readStatusList({ db, settings, now }: Deps, at: number) {
  const first = at * STATUS_LIST_LENGTH;
  const unrevoked = ({
    revokedAt,
    statusIndex,
  }: Pick<typeof certificates | typeof forgottenCertificates, 'revokedAt' | 'statusIndex'>) =>
    and(isNull(revokedAt), gte(statusIndex, first), lt(statusIndex, first + STATUS_LIST_LENGTH));
  const [held, forgotten] = await Promise.all([
    db.select({ statusIndex: certificates.statusIndex }).from(certificates).where(unrevoked(certificates)),
    db
      .select({ statusIndex: forgottenCertificates.statusIndex })
      .from(forgottenCertificates)
      .where(unrevoked(forgottenCertificates)),
  ]);
  const bits = Buffer.alloc(STATUS_LIST_LENGTH / 8, 0xff);
  for (const { statusIndex } of [...held, ...forgotten]) {
    const bit = statusIndex - first;
    // The first bit is the leftmost of the first byte.
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) & ~(0x80 >> (bit & 7));
  }
  const url = badgeUrls(settings).statusList(at);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { ...(await readIssuer(db, settings)), type: ['Profile'] },
    validFrom: badgeTime(now().toISOString()),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      // `u` names the encoding of the bytes.
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
}
