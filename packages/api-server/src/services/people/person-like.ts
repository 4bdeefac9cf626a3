import { foldText } from '@plinth/domain/search/fold-text';
import { type Column, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';

const escaped = (word: string) => foldText(word).replace(/[\\%_]/g, '\\$&');

/** What is kept is in lower case and without accents: comparing takes no more than the letters. */
const isPart = (folded: Column, word: string): SQL | undefined => {
  const isLike = (pattern: string) => sql`${folded} like lower(${pattern})`;
  // Under three letters no index helps inside of a word, and nearly everybody would be found: these begin one.
  return [...word].length < 3
    ? or(isLike(`${escaped(word)}%`), isLike(`% ${escaped(word)}%`))
    : isLike(`%${escaped(word)}%`);
};

/**
 * Whether a word is part of the name, the address or the phone number of a person. It names people by their id alone, so
 * that a list that is not theirs is not joined to them. Two sets that are looked up: a union of them is estimated as so
 * few that its rows are fetched one by one.
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
    inArray(id, db.select({ userId: users.userId }).from(users).where(isPart(users.foldedContacts, word))),
  );
