import { eq, lt } from 'drizzle-orm';
import { apiKeyCalls, apiKeys } from '../../db/schema/api-keys.ts';
import type { Deps } from '../../deps.ts';

const KEPT_DAYS = 30;
const PATH_MAX = 300;

type KeyCall = Omit<typeof apiKeyCalls.$inferInsert, 'callId' | 'at'>;

/** Records a call made with a key, and that the key was used. */
export async function noteKeyCall({ db, now }: Pick<Deps, 'db' | 'now'>, call: KeyCall): Promise<void> {
  const at = now();
  await db.insert(apiKeyCalls).values({ ...call, path: call.path.slice(0, PATH_MAX), at });
  await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.keyId, call.keyId));
}

/** Deletes the records of calls past their retention time. @returns how many */
export async function purgeKeyCalls({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  return (await db.delete(apiKeyCalls).where(lt(apiKeyCalls.at, before))).rowCount ?? 0;
}
