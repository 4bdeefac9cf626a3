import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { searched } from '../../searched.ts';
import { instant, integer, json, listOf, text } from '../kinds.ts';
import { statement } from '../statement.ts';
import { allTerms } from './all-terms.ts';

const Found = z.object({
  jobOpeningId: z.string(),
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  description: z.string(),
  publishedAt: z.string(),
});

const WORDS = searched(
  "o.title || ' ' || o.company_name || ' ' || o.location || ' ' || array_to_string(o.skills, ' ') || ' ' || o.description",
);

/**
 * Finds a page of the openings that accept applications and have all terms, else of those with a similar spelling; the
 * newest first.
 */
export const findOpenings = statement({
  name: 'search-openings',
  params: { terms: listOf(text), phrase: text, now: instant, limit: integer, offset: integer },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ terms, phrase, now, limit, offset }) => sql`with open as (
    select o.*, ${sql.raw(WORDS)} @@ (${allTerms(terms)}) as is_exact,
      word_similarity(${phrase}, folded(o.title || ' ' || o.company_name)) >= 0.6 as is_near
    from job_openings o
    where o.record_status = 'ACTIVE' and o.closing_date >= ${now} and o.published_at is not null
  ), found as (
    select * from open where is_exact or is_near and not exists (select from open where is_exact)
  ), page as (
    select * from found order by published_at desc, job_opening_id limit ${limit} offset ${offset}
  )
  select (select count(*)::int from found) as total,
    coalesce((select json_agg(json_build_object('jobOpeningId', job_opening_id, 'title', title,
        'companyName', company_name, 'location', location, 'description', left(description, 2000),
        'publishedAt', published_at)
      order by published_at desc, job_opening_id) from page), '[]') as found`,
});
