import { foldText } from '@plinth/domain/search/fold-text';
import { type Column, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { foldedLike } from '../../db/folded-like.ts';
import { userAddresses, userProfiles, users } from '../../db/schema/accounts.ts';

const escaped = (word: string) => foldText(word).replace(/[\\%_]/g, '\\$&');

const isPart = (folded: SQLWrapper, word: string): SQL | undefined => {
  const isLike = (pattern: string) => foldedLike(folded, pattern);
  // With fewer than three letters no index helps inside a word, and nearly everyone would match: match word starts
  // only.
  return [...word].length < 3
    ? or(isLike(`${escaped(word)}%`), isLike(`% ${escaped(word)}%`))
    : isLike(`%${escaped(word)}%`);
};

/**
 * The condition that a word is part of a person's name, phone number or one of their addresses. It refers to people by
 * id alone, so that lists of other tables need no join. `is true` keeps it a look-up in one set of ids: the planner
 * would join the set, which it estimates as so small that it would fetch its rows one by one.
 */
export const personLike = (db: Queryable, id: Column, word: string): SQL => {
  const found = unionAll(
    db
      .select({ userId: userProfiles.userId })
      .from(userProfiles)
      .where(isPart(userProfiles.foldedName, word)),
    db.select({ userId: users.userId }).from(users).where(isPart(users.foldedContacts, word)),
    db
      .select({ userId: userAddresses.userId })
      .from(userAddresses)
      .where(isPart(userAddresses.foldedEmailId, word)),
  );
  return sql`(${inArray(id, found)}) is true`;
};
