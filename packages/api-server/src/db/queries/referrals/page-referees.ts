import { REFEREE_STATUSES } from '@plinth/domain/referrals/referee';
import { sql } from 'drizzle-orm';
import { addressesOfSamePerson } from '../account/addresses-of-same-person.ts';
import { instant, integer, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { firstEnrolment } from './first-enrolment.ts';
import { isVoid } from './is-void.ts';

/** Lists a page of a person's friends with the total; one row without a friend if the page is empty. */
export const pageReferees = statement({
  params: { userId: uuid, limit: integer, offset: integer },
  columns: {
    total: integer,
    refereeId: nullable(uuid),
    refereeName: nullable(text),
    productId: nullable(text),
    createdAt: nullable(instant),
    earning: nullable(integer),
    status: nullable(oneOf(REFEREE_STATUSES)),
  },
  sql: ({ userId, limit, offset }) => sql`
    select t.total, r.* from (select count(*) as total from referees where user_id = ${userId}) t
    left join lateral (
      select r.referee_id as "refereeId", r.referee_name as "refereeName", r.product_id as "productId",
        r.created_at as "createdAt", g.amount as earning,
        case
          when exists ${firstEnrolment} then 'ENROLLED'
          when exists (
            select from applications a
            where a.email_id = any(${addressesOfSamePerson(sql`r.email_id`)}) and a.created_at >= r.created_at
          ) then 'APPLIED'
          else 'INVITED'
        end as status
      from referees r
      left join referral_earnings g on g.referee_id = r.referee_id and not ${isVoid('g')}
      where r.user_id = ${userId}
      order by r.referee_id desc limit ${limit} offset ${offset}
    ) r on true`,
});
