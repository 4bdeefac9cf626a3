import { foldText } from '@plinth/domain/search/fold-text';
import { type Column, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isLike } from '../../db/is-like.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';

const escaped = (word: string) => foldText(word).replace(/[\\%_]/g, '\\$&');

/** Under three letters no index helps inside of a word, and nearly everybody would be found: these begin one. */
const isPart = (text: SQL, word: string): SQL | undefined =>
  [...word].length < 3
    ? or(isLike(text, `${escaped(word)}%`), isLike(text, `% ${escaped(word)}%`))
    : isLike(text, `%${escaped(word)}%`);

// As the indexes of the two tables have them.
export const personNames = sql`(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`;
const contacts = sql`(${users.emailId} || ' ' || coalesce(${users.phone}, ''))`;

/**
 * Whether a word is part of the name, the address or the phone number of a person. It names people by their id alone, so
 * that a list that is not theirs is not joined to them. Two sets that are looked up: a union of them is estimated as so
 * few that its rows are fetched one by one.
 */
export const personLike = (db: Queryable, id: Column, word: string): SQL | undefined =>
  or(
    inArray(
      id,
      db.select({ userId: userProfiles.userId }).from(userProfiles).where(isPart(personNames, word)),
    ),
    inArray(id, db.select({ userId: users.userId }).from(users).where(isPart(contacts, word))),
  );
