import { openBadge } from '@plinth/domain/certificates/open-badge';
import { eq } from 'drizzle-orm';
import { certificates } from '../../db/schema/certificates.ts';
import type { Deps } from '../../deps.ts';
import { certificateUrl } from '../certificates/certificate-url.ts';
import { badgeUrls, STATUS_LIST_LENGTH } from './badge-urls.ts';
import { readIssuer } from './read-issuer.ts';

/** Reads the badge of a certificate, even a revoked one: its status list says so. @returns null if there is none */
export async function readBadge({ db, settings }: Deps, number: string) {
  const [row] = await db.select().from(certificates).where(eq(certificates.number, number));
  if (!row) return null;
  return openBadge({
    ...row,
    issuedAt: row.issuedAt.toISOString(),
    statusIndex: row.statusIndex % STATUS_LIST_LENGTH,
    statusListUrl: badgeUrls(settings).statusList(Math.floor(row.statusIndex / STATUS_LIST_LENGTH)),
    url: certificateUrl(settings, number),
    issuer: await readIssuer(db, settings),
  });
}
