import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/**
 * Something that was found: what it is called, where it belongs (a course and its module, a company, a role), a piece of
 * its text where that was searched, when it last changed where it has a time, and the path in the app that opens it.
 */
export const SearchHit = z.object({
  title: z.string(),
  detail: z.string(),
  excerpt: z.string(),
  at: z.nullable(Instant),
  path: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** What was found of one kind: a page of it, and how many there are. */
export const SearchGroup = z.object({
  kind: SearchKind,
  total: z.int().check(z.gte(0)),
  hits: z.array(SearchHit),
});
export type SearchGroup = z.infer<typeof SearchGroup>;
