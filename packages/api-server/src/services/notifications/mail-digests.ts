import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { digestCut } from '@plinth/domain/notifications/digest-cut';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';

const BATCH = 200;
const LISTED = 10;

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;
type Reader = {
  user_id: string;
  email_id: string;
  first_name: string;
  time_zone: string | null;
  last_day: string | null;
};
type Line = { title: string; text: string };

/** A notification `n` that nobody has read or mailed, in a category that the person lets be mailed. */
const isWaiting = sql`n.read_at is null and n.mailed_at is null and not exists (
  select 1 from notification_preferences p
  where p.user_id = n.user_id and p.category = n.category and not p.email)`;

/** People with a proven address for whom something waits, a page at a time. */
async function readers(db: Queryable, after: string): Promise<Reader[]> {
  const { rows } = await db.execute<Reader>(sql`
    select u.user_id, u.email_id, coalesce(f.first_name, '') as first_name, a.time_zone,
      d.last_day::text as last_day
    from users u
    left join user_profiles f using (user_id)
    left join account_preferences a using (user_id)
    left join notification_digests d using (user_id)
    where u.user_id > ${after} and u.email_verified_at is not null
      and exists (select 1 from notifications n where n.user_id = u.user_id and ${isWaiting})
    order by u.user_id limit ${BATCH}`);
  return rows;
}

function digestMail({ settings }: Needs, reader: Reader, day: string, lines: readonly Line[]): Mail {
  const more = lines.length - LISTED;
  return {
    to: reader.email_id,
    template: 'notification-digest',
    subject: lines.length === 1 ? (lines[0]?.title ?? '') : `${lines.length} things are new for you`,
    greeting: `Hello ${reader.first_name || 'there'},`,
    paragraphs: [
      lines.length === 1 ? 'this is new:' : 'these are new:',
      ...lines.slice(0, LISTED).map(({ title, text }) => (text ? `${title}. ${text}` : title)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open your notifications', url: `${settings.PLINTH_ORIGIN}/notifications` },
    closing:
      'This comes once a day at most, and only with what you have not read. Account settings say what is mailed.',
    onceKey: `notification-digest:${reader.user_id}:${day}`,
  };
}

/** Takes the day of a person, so that no other process mails it too. @returns whether it was still to be had */
async function takeDay(tx: Transaction, userId: string, day: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into notification_digests (user_id, last_day) values (${userId}, ${day})
    on conflict (user_id) do update set last_day = excluded.last_day
    where notification_digests.last_day < excluded.last_day`);
  return rowCount === 1;
}

async function mailDigest(deps: Needs, reader: Reader): Promise<boolean> {
  const cut = digestCut({
    timezone: reader.time_zone ?? DEFAULT_TIMEZONE,
    lastDay: reader.last_day,
    now: deps.now().toISOString(),
  });
  if (!cut) return false;
  return deps.db.transaction(async (tx) => {
    if (!(await takeDay(tx, reader.user_id, cut.day))) return false;
    const { rows } = await tx.execute<Line>(sql`
      with taken as (
        update notifications n set mailed_at = ${deps.now()}
        where n.user_id = ${reader.user_id} and n.at > ${cut.after}::timestamptz
          and n.at <= ${cut.until}::timestamptz and ${isWaiting}
        returning n.notification_id, n.title, n.text, n.at
      )
      select title, text from taken order by at desc, notification_id`);
    if (rows.length === 0) return false;
    await queueMail(tx, digestMail(deps, reader, cut.day, rows));
    return true;
  });
}

/**
 * Mails people what they have not read, once a day in the morning of their own time zone. Several processes at once, or
 * one that was killed halfway, come to the same.
 * @returns how many mails it queued
 */
export async function mailDigests(deps: Needs): Promise<number> {
  let queued = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await readers(deps.db, after);
    const last = page.at(-1);
    if (!last) return queued;
    after = last.user_id;
    for (const reader of page) if (await mailDigest(deps, reader)) queued += 1;
  }
}
