import { foldText } from '@plinth/domain/search/fold-text';
import { type Column, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

/** The people of whom a further address contains a word, as an array: few have one, so that it is short. */
const haveFurtherLike = (db: Queryable, word: string): SQL => {
  const found = db
    .select({ userId: userAddresses.userId })
    .from(userAddresses)
    .where(isPart(userAddresses.foldedEmailId, word));
  return sql`array(${found})`;
};

/**
 * The condition that a word is part of a person's name, phone number or one of their addresses. It refers to people by
 * id alone, so that lists of other tables need no join. Two set look-ups: the planner estimates a union of them as so
 * small that it fetches its rows one by one, and starts other processes for a third.
 */
export const personLike = (db: Queryable, id: Column, word: string): SQL | undefined =>
  or(
    inArray(
      id,
      db
        .select({ userId: userProfiles.userId })
        .from(userProfiles)
        .where(isPart(userProfiles.foldedName, word)),
    ),
    inArray(
      id,
      db
        .select({ userId: users.userId })
        .from(users)
        .where(
          or(isPart(users.foldedContacts, word), sql`${users.userId} = any(${haveFurtherLike(db, word)})`),
        ),
    ),
  );
