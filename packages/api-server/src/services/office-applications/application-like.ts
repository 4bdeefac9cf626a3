import { type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';
import { containing } from '../matches-search.ts';
import { textOrAddressLike } from '../people/text-or-address-like.ts';

/** As in the index of the table. */
const TEXTS = sql`(${applications.firstName} || ' ' || ${applications.lastName} || ' ' || ${applications.emailId})`;

/** Whether a word is part of an applicant's name, or of one of their addresses. */
export const applicationLike = (word: string): SQL | undefined =>
  textOrAddressLike(TEXTS, applications.emailId, containing(word));
