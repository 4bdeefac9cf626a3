import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Finds the ids of the school's people whose names are spelt similarly to a phrase, the most similar first, using their
 * index.
 */
export const findNearPeople = statement({
  params: { phrase: text, limit: integer },
  columns: { userIds: json(z.array(z.string())) },
  sql: ({ phrase, limit }) => sql`with near as (
    select p.user_id, word_similarity(${phrase}, folded(p.first_name || ' ' || p.last_name)) as likeness
    from user_profiles p where ${phrase} <% folded(p.first_name || ' ' || p.last_name)
    order by likeness desc, p.user_id limit ${limit}
  ) select coalesce((select json_agg(user_id order by likeness desc, user_id) from near), '[]') as "userIds"`,
});
