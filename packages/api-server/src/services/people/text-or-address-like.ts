import { type Column, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isLike } from '../../db/is-like.ts';
import { otherAddressesLike } from '../../db/queries/account/other-addresses-like.ts';

/**
 * Whether a text that includes a person's address matches a pattern made by `containing`, or another address of the
 * same person does.
 * @param text in the words of its index, if it has one
 */
export const textOrAddressLike = (text: SQLWrapper, emailId: Column, pattern: string): SQL | undefined =>
  or(isLike(text, pattern), sql`${emailId} = any(${otherAddressesLike(pattern)})`);
