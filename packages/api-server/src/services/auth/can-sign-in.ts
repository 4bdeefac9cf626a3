import { and, type Column, eq, exists, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { socialIdentities, users } from '../../db/schema/accounts.ts';

/** Whether the account of a row has any way to sign in: a password, or an identity of a provider. */
export function canSignIn(db: Queryable, userId: Column): SQL {
  const identities = db
    .select({ userId: socialIdentities.userId })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, users.userId));
  return exists(
    db
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, userId), or(isNotNull(users.passwordHash), exists(identities)))),
  );
}
