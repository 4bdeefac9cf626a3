import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Found = z.object({
  userId: z.string(),
  userHash: z.string(),
  cohortId: z.string(),
  name: z.string(),
  role: z.enum(['LEARNER', 'INDUSTRIAL_GUIDE', 'LEAD_MENTOR']),
});

/**
 * Finds a page of the people that a person meets in their cohorts and whose name has all words, or is spelt similarly:
 * the teachers of the cohorts they learn in, and the learners of the groups they guide.
 */
export const findPeople = statement({
  name: 'search-people',
  params: {
    userId: uuid,
    learns: listOf(uuid),
    guides: listOf(uuid),
    patterns: listOf(text),
    phrase: text,
    limit: integer,
    offset: integer,
  },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ userId, learns, guides, patterns, phrase, limit, offset }) => sql`with met as (
    select m.user_id, m.cohort_id, m.role from cohort_mentors m where m.cohort_id = any(${learns})
    union all
    select e.user_id, e.cohort_id, 'LEARNER' from cohort_groups g join enrolments e using (group_id)
    where g.cohort_id = any(${guides}) and g.guide_id = ${userId} and e.state not in ('TRANSFERRED', 'CANCELLED')
  ), named as (
    select distinct on (met.user_id) met.*, u.user_hash, trim(p.first_name || ' ' || p.last_name) as name
    from met join users u using (user_id) join user_profiles p using (user_id)
    where met.user_id <> ${userId} order by met.user_id, met.cohort_id desc
  ), judged as (
    select *, folded(name) ilike all(${patterns}) as is_exact, word_similarity(${phrase}, folded(name)) as likeness from named
  ), found as (
    select * from judged where is_exact or likeness >= 0.5 and not exists (select from judged where is_exact)
  ), page as (
    select * from found order by likeness desc, lower(folded(name)), user_id limit ${limit} offset ${offset}
  )
  select (select count(*)::int from found) as total,
    coalesce((select json_agg(json_build_object('userId', user_id, 'userHash', user_hash, 'cohortId', cohort_id,
      'name', name, 'role', role) order by likeness desc, lower(folded(name)), user_id) from page), '[]') as found`,
});
