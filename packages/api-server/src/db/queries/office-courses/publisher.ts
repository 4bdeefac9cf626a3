import { sql } from 'drizzle-orm';

/** The publisher of version `v.version` of the course `v.code`, as `a`; no row if it was published by a command. */
export const publisher = sql.raw(`left join lateral (
      select e.actor_id, trim(concat_ws(' ', p.first_name, p.last_name)) as name
      from audit_entries e left join user_profiles p on p.user_id = e.actor_id
      where e.action = 'course.published' and e.details->>'code' = v.code
        and e.details->'version' = to_jsonb(v.version)
      order by e.created_at desc limit 1) a on true`);
