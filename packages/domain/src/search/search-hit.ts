import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/**
 * A search result: its title, what it belongs to (a course and its module, a company, a role), an excerpt if its text
 * was searched, when it last changed if it has a time, and the path that opens it in the app.
 */
export const SearchHit = z.object({
  title: z.string(),
  detail: z.string(),
  excerpt: z.string(),
  at: z.nullable(Instant),
  path: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** The results of one kind: a page of them, and their total. */
export const SearchGroup = z.object({
  kind: SearchKind,
  total: z.int().check(z.gte(0)),
  hits: z.array(SearchHit),
});
export type SearchGroup = z.infer<typeof SearchGroup>;
