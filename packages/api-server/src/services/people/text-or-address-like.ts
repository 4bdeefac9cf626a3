import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { otherAddressesLike } from '../../db/queries/account/other-addresses-like.ts';

/**
 * Whether a text that includes a person's address matches a pattern made by `containing`, or another address of the
 * same person does.
 * @param textLike whether the text does
 */
export const textOrAddressLike = (textLike: SQL, emailId: Column, pattern: string): SQL | undefined =>
  or(textLike, sql`${emailId} = any(${otherAddressesLike(pattern)})`);
