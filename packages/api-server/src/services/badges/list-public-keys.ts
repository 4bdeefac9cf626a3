import { asc } from 'drizzle-orm';
import type { JWK } from 'jose';
import { signingKeys } from '../../db/schema/signing-keys.ts';
import type { Deps } from '../../deps.ts';
import { badgeUrls } from './badge-urls.ts';

/** Lists the public halves of every key that ever signed a badge, including retired ones. */
export async function listPublicKeys({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<JWK[]> {
  const rows = await db
    .select({ keyId: signingKeys.keyId, publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt));
  return rows.map(({ keyId, publicJwk }) => ({ ...publicJwk, kid: badgeUrls(settings).key(keyId) }));
}
