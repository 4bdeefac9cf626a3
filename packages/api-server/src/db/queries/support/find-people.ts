import { FoundPerson } from '@plinth/domain/account/found-person';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { FURTHER_ADDRESSES } from '../account/further-addresses.ts';
import { integer, json, listOf, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Finds a page of the people whose name and addresses match all the given patterns, or who have the id, by name. */
export const findPeople = statement({
  params: { patterns: listOf(text), id: text, limit: integer, offset: integer },
  columns: { total: integer, people: json(z.array(FoundPerson)) },
  sql: ({ patterns, id, limit, offset }) => {
    const found = sql`from users u left join user_profiles p using (user_id)
      left join ${FURTHER_ADDRESSES} a using (user_id)
      where folded(concat_ws(' ', p.first_name, p.last_name, u.email_id, a.further)) ilike all (${patterns}) or u.user_id::text = ${id}`;
    return sql`
      select (select count(*)::int ${found}) as total,
        coalesce((select json_agg(json_build_object('userId', user_id, 'emailId', email_id, 'firstName', first_name,
            'lastName', last_name, 'roles', roles)) from (
          select u.user_id, u.email_id, u.roles, coalesce(p.first_name, '') as first_name,
            coalesce(p.last_name, '') as last_name ${found}
          order by lower(folded(concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, ''), u.email_id))), u.user_id
          limit ${limit} offset ${offset}
        ) page), '[]') as people`;
  },
});
