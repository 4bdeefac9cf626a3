import type { FoundPerson } from '@plinth/domain/account/found-person';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { sql } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { refuse } from '../refusal.ts';

type Input = { search: string; pageNo: number };

const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** @throws Refusal FORBIDDEN for who may not act as somebody either */
function requireSupport(deps: Pick<Deps, 'settings'>, caller: Caller): Caller {
  if (!deps.settings.OVERRIDE_USER || notActing(caller).staffRole !== 'SUPPORT_TEAM')
    throw refuse('FORBIDDEN', 'Only support staff may look for people.');
  return caller;
}

/**
 * People whose name or address has the words of a search in it, or whose id it is, by name, for support staff of a school
 * that lets them act as somebody (ROLE-33, D-28). Each search leaves an audit row.
 * @throws Refusal FORBIDDEN
 */
export async function findPeople(
  deps: Pick<Deps, 'db' | 'settings'>,
  { requestId }: Pick<RequestFacts, 'requestId'>,
  caller: Caller,
  { search, pageNo }: Input,
): Promise<{ people: FoundPerson[]; total: number }> {
  const { userId } = requireSupport(deps, caller);
  const words = search.split(/\s+/).map(holding);
  const named = sql.join(
    words.map((word) => sql`concat_ws(' ', p.first_name, p.last_name, u.email_id) ilike ${word}`),
    sql` and `,
  );
  const found = sql`from users u left join user_profiles p using (user_id)
    where (${named}) or u.user_id::text = ${search.toLowerCase()}`;
  const { rows } = await deps.db.execute<{ total: number; people: FoundPerson[] }>(sql`
    select (select count(*)::int ${found}) as total,
      coalesce((select json_agg(json_build_object('userId', user_id, 'emailId', email_id, 'firstName', first_name,
          'lastName', last_name, 'roles', roles)) from (
        select u.user_id, u.email_id, u.roles, coalesce(p.first_name, '') as first_name,
          coalesce(p.last_name, '') as last_name ${found}
        order by lower(concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, ''), u.email_id)), u.user_id
        limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
      ) page), '[]') as people`);
  const { total, people } = rows[0] ?? { total: 0, people: [] };
  await deps.db
    .insert(auditEntries)
    .values({ actorId: userId, action: 'find-people', details: { requestId, search, pageNo, total } });
  return { people, total };
}
