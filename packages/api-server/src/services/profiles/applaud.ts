import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import { applauds } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findUserByHash } from './find-user-by-hash.ts';

const applaudsFor = (db: Queryable, userId: string) => db.$count(applauds, eq(applauds.userId, userId));

/** Applauds a profile, once per person; a repeat changes nothing. @throws Refusal FORBIDDEN own profile, NOT_FOUND */
export async function applaud(deps: Deps, caller: Caller, userHash: string) {
  const userId = await findUserByHash(deps.db, userHash);
  if (userId === caller.userId) throw refuse('FORBIDDEN', 'You cannot applaud your own profile.');
  await deps.db
    .insert(applauds)
    .values({ userId, fromUserId: caller.userId, createdAt: deps.now() })
    .onConflictDoNothing();
  return { applauds: await applaudsFor(deps.db, userId), hasApplauded: true };
}

/** Withdraws the caller's applause; a repeat returns the same. @throws Refusal NOT_FOUND */
export async function withdrawApplause(deps: Deps, caller: Caller, userHash: string) {
  const userId = await findUserByHash(deps.db, userHash);
  await deps.db
    .delete(applauds)
    .where(and(eq(applauds.userId, userId), eq(applauds.fromUserId, caller.userId)));
  return { applauds: await applaudsFor(deps.db, userId), hasApplauded: false };
}
