import type { ApiKey, ApiKeyCall, ApiKeyState } from '@plinth/domain/api-keys/api-key';
import { KEY_CAPABILITIES } from '@plinth/domain/api-keys/key-capability';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isLike } from '../../db/is-like.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { apiKeyCalls, apiKeys } from '../../db/schema/api-keys.ts';
import type { Deps } from '../../deps.ts';
import { containing } from '../matches-search.ts';
import { refuse } from '../refusal.ts';

const stateOf = ({ endedAt, expiresAt }: typeof apiKeys.$inferSelect, now: Date): ApiKeyState =>
  endedAt ? 'ENDED' : expiresAt <= now ? 'EXPIRED' : 'ACTIVE';

const isIn = (state: ApiKeyState, now: Date): SQL | undefined =>
  ({
    ACTIVE: and(isNull(apiKeys.endedAt), gt(apiKeys.expiresAt, now)),
    EXPIRED: and(isNull(apiKeys.endedAt), lte(apiKeys.expiresAt, now)),
    ENDED: isNotNull(apiKeys.endedAt),
  })[state];

const select = (db: Queryable) =>
  db
    .select({ key: apiKeys, firstName: userProfiles.firstName, lastName: userProfiles.lastName })
    .from(apiKeys)
    .leftJoin(userProfiles, eq(userProfiles.userId, apiKeys.madeById));

type Row = Awaited<ReturnType<typeof select>>[number];

const toKey = ({ key, firstName, lastName }: Row, now: Date): ApiKey => ({
  keyId: key.keyId,
  name: key.name,
  ending: key.ending,
  // A capability that a later version no longer knows grants nothing.
  capabilities: KEY_CAPABILITIES.filter((one) => key.capabilities.includes(one)),
  state: stateOf(key, now),
  madeBy: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  endedAt: key.endedAt?.toISOString() ?? null,
});

/** Lists the school's keys, 20 a page. */
export async function listKeys(
  deps: Pick<Deps, 'db' | 'now'>,
  { search, state, pageNo }: { search: string; state?: ApiKeyState | undefined; pageNo: number },
): Promise<{ keys: ApiKey[]; total: number }> {
  const now = deps.now();
  const fits = and(
    search === '' ? undefined : isLike(apiKeys.name, containing(search)),
    state ? isIn(state, now) : undefined,
  );
  const [rows, total] = await Promise.all([
    select(deps.db)
      .where(fits)
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.keyId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(apiKeys, fits),
  ]);
  return { keys: rows.map((row) => toKey(row, now)), total };
}

/** Returns one key. @throws Refusal NOT_FOUND */
export async function requireKey(db: Queryable, now: Date, keyId: string): Promise<ApiKey> {
  const [row] = await select(db).where(eq(apiKeys.keyId, keyId));
  if (!row) throw refuse('NOT_FOUND', 'Key not found.');
  return toKey(row, now);
}

/** Lists the calls made with a key, the latest first, 20 a page. @throws Refusal NOT_FOUND */
export async function listKeyCalls(
  deps: Pick<Deps, 'db' | 'now'>,
  { keyId, pageNo }: { keyId: string; pageNo: number },
): Promise<{ calls: ApiKeyCall[]; total: number }> {
  await requireKey(deps.db, deps.now(), keyId);
  const isOfKey = eq(apiKeyCalls.keyId, keyId);
  const [rows, total] = await Promise.all([
    deps.db
      .select()
      .from(apiKeyCalls)
      .where(isOfKey)
      .orderBy(desc(apiKeyCalls.at), desc(apiKeyCalls.callId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(apiKeyCalls, isOfKey),
  ]);
  return {
    calls: rows.map(({ keyId: _keyId, at, ...one }) => ({ ...one, at: at.toISOString() })),
    total,
  };
}
