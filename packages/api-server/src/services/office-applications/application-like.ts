import type { SQL } from 'drizzle-orm';
import { foldedLike } from '../../db/folded-like.ts';
import { applications } from '../../db/schema/admissions.ts';
import { containing } from '../matches-search.ts';
import { textOrAddressLike } from '../people/text-or-address-like.ts';

/** Whether a word is part of an applicant's name, or of one of their addresses. */
export function applicationLike(word: string): SQL | undefined {
  const pattern = containing(word);
  return textOrAddressLike(foldedLike(applications.foldedWords, pattern), applications.emailId, pattern);
}
