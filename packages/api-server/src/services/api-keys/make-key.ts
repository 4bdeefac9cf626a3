import type { ApiKey, NewApiKey } from '@plinth/domain/api-keys/api-key';
import { staffMay } from '@plinth/domain/staff/capability';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../api/context.ts';
import { hashToken, newToken } from '../../api/token-hash.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { requireKey } from './list-keys.ts';

const DAY_MS = 86_400_000;
/** So that a person who finds one in a file knows what it is. */
const PREFIX = 'school_key_';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Makes a key; it is only ever in this answer. @throws Refusal FORBIDDEN a capability that the maker lacks */
export async function makeKey(
  { db, now }: Needs,
  act: StaffAct,
  { userId, staffRoles }: Pick<Caller, 'userId' | 'staffRoles'>,
  { name, capabilities, days }: NewApiKey,
): Promise<{ key: ApiKey; secret: string }> {
  if (!capabilities.every((one) => staffMay(staffRoles, one)))
    throw refuse('FORBIDDEN', 'A key can only do what its maker may do.');
  const keyId = uuidv7();
  const secret = PREFIX + newToken();
  const expiresAt = new Date(now().getTime() + days * DAY_MS);
  return db.transaction(async (tx) => {
    await tx.insert(apiKeys).values({
      keyId,
      name,
      tokenHash: hashToken(secret),
      ending: secret.slice(-4),
      capabilities,
      madeById: userId,
      createdAt: now(),
      expiresAt,
    });
    await recordAudit(tx, now(), act, {
      action: 'api-key.made',
      details: { keyId, name },
      after: { capabilities, expiresAt: expiresAt.toISOString() },
    });
    return { key: await requireKey(tx, now(), keyId), secret };
  });
}

/** Ends a key, effective from its next call. A repeat changes nothing. @throws Refusal NOT_FOUND */
export async function endKey(
  { db, now }: Needs,
  act: StaffAct,
  { keyId }: { keyId: string },
): Promise<{ key: ApiKey }> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(apiKeys)
      .set({ endedAt: now() })
      .where(and(eq(apiKeys.keyId, keyId), isNull(apiKeys.endedAt)))
      .returning({ name: apiKeys.name });
    const key = await requireKey(tx, now(), keyId);
    if (ended.length > 0)
      await recordAudit(tx, now(), act, { action: 'api-key.ended', details: { keyId, name: key.name } });
    return { key };
  });
}
