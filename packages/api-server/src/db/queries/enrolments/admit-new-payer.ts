import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { sql } from 'drizzle-orm';
import { flag, instant, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { placing } from './placing.ts';

/**
 * Finds or creates the account of an address, by its first or a further one, and gives it its place; a concurrent call
 * waits and then finds the first one's. Only a new account gets a profile, the token to set its password, and the mail
 * that carries it.
 */
export const admitNewPayer = statement({
  params: {
    userId: uuid,
    emailId: text,
    phone: nullable(text),
    userHash: text,
    firstName: text,
    lastName: text,
    tokenHash: text,
    purpose: text,
    expiresAt: instant,
    mailId: uuid,
    to: text,
    subject: text,
    template: text,
    text,
    html: text,
    enrolmentId: uuid,
    cohortId: nullable(uuid),
    productId: text,
    now: instant,
  },
  columns: {
    userId: uuid,
    isNew: flag,
    isProven: flag,
    cohortId: nullable(uuid),
    stateBefore: nullable(oneOf(COHORT_USER_STATES)),
  },
  sql: (bound) => sql`
    with made as (
      insert into users (user_id, email_id, phone, user_hash, created_at)
      select ${bound.userId}, ${bound.emailId}, ${bound.phone}, ${bound.userHash}, ${bound.now}
      where not exists (select from user_addresses where email_id = ${bound.emailId})
      on conflict (email_id) do update set email_id = excluded.email_id
      returning user_id, (xmax = 0) as is_new, email_verified_at is not null as is_proven
    ), owner as (
      select user_id, is_new, is_proven from made
      union all select user_id, false, true from user_addresses where email_id = ${bound.emailId}
    ), profile as (
      insert into user_profiles (user_id, first_name, last_name, updated_at)
      select user_id, ${bound.firstName}, ${bound.lastName}, ${bound.now} from made where is_new
    ), token as (
      insert into email_tokens (token_hash, user_id, purpose, expires_at, created_at)
      select ${bound.tokenHash}, user_id, ${bound.purpose}, ${bound.expiresAt}, ${bound.now} from made where is_new
    ), welcome as (
      insert into mails (mail_id, "to", subject, template, text, html, created_at, next_try_at)
      select ${bound.mailId}, ${bound.to}, ${bound.subject}, ${bound.template}, ${bound.text}, ${bound.html},
        ${bound.now}, ${bound.now}
      from made where is_new
    ), ${placing({ ...bound, userId: sql`(select user_id from owner)` })}
    select user_id as "userId", is_new as "isNew", is_proven as "isProven", (select cohort_id from placed) as "cohortId",
      (select state_before from placed) as "stateBefore" from owner`,
});
