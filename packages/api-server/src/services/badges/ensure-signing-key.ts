import { and, eq, isNull } from 'drizzle-orm';
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../db/database.ts';
import { signingKeys } from '../../db/schema/signing-keys.ts';
import { openSealed, seal } from '../secrets/seal.ts';

/** The algorithm that every verifier of Open Badges 3.0 has to know. */
export const SIGNING_ALGORITHM = 'RS256';

const sealedFor = (schoolSecret: string, keyId: string) => ({
  schoolSecret,
  purpose: 'badge-signing-key',
  owner: keyId,
});

async function makeKey(schoolSecret: string, now: Date): Promise<typeof signingKeys.$inferInsert> {
  const { publicKey, privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const keyId = uuidv7();
  return {
    keyId,
    publicJwk: { ...(await exportJWK(publicKey)), alg: SIGNING_ALGORITHM, use: 'sig' },
    sealedKey: seal(sealedFor(schoolSecret, keyId), await exportPKCS8(privateKey)),
    createdAt: now,
  };
}

/**
 * Returns the key with which the school signs badges, creating it if there is none. One that cannot be decrypted,
 * because the school's secret changed, is retired: it verifies what it signed but signs nothing more. Processes that
 * start concurrently agree on one.
 */
export async function ensureSigningKey(
  db: Database,
  schoolSecret: string,
  now: Date,
): Promise<{ keyId: string; privateKey: CryptoKey }> {
  for (let turn = 0; turn < 3; turn += 1) {
    const [present] = await db.select().from(signingKeys).where(isNull(signingKeys.retiredAt));
    const pkcs8 = present && openSealed(sealedFor(schoolSecret, present.keyId), present.sealedKey);
    if (present && pkcs8)
      return { keyId: present.keyId, privateKey: await importPKCS8(pkcs8, SIGNING_ALGORITHM) };
    if (present)
      await db
        .update(signingKeys)
        .set({ retiredAt: now })
        .where(and(eq(signingKeys.keyId, present.keyId), isNull(signingKeys.retiredAt)));
    await db
      .insert(signingKeys)
      .values(await makeKey(schoolSecret, now))
      .onConflictDoNothing();
  }
  throw new Error('another process keeps making a signing key that this one cannot open');
}
