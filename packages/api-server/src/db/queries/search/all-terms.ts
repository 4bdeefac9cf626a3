import { type SQL, sql } from 'drizzle-orm';

/**
 * A query for texts that have all terms of a search, ignoring terms that are only stop words; null, which matches
 * nothing, if no other is left.
 */
export const allTerms = (terms: SQL): SQL => sql`select string_agg('(' || query::text || ')', ' & ')::tsquery
  from (select to_tsquery('english', term) as query from unnest(${terms}) as t(term)) q where numnode(query) > 0`;

/**
 * The same for texts stored unstemmed with accents removed (folded), such as those of queries: each stem finds the
 * words that start with it.
 */
export const allStems = (terms: SQL): SQL =>
  sql`select string_agg('(' || regexp_replace(query::text, '(\\w)''(?!:)', '\\1'':*', 'g') || ')', ' & ')::tsquery
  from (select to_tsquery('english', folded(term)) as query from unnest(${terms}) as t(term)) q where numnode(query) > 0`;
