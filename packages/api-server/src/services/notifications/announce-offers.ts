import { displayDate } from '@plinth/domain/dates/display-date';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { sql } from 'drizzle-orm';
import { derivedToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { notify } from './notify.ts';

/** How long before its last moment an open offer is announced: two days. */
const AHEAD_MS = 2 * 86_400_000;
const BATCH = 500;

type Offer = { applicationId: string; userId: string; courseTitle: string; date: Date };

/**
 * Tells applicants who have an account two days before their offer closes, once for each last day. Those who were
 * told drop out, so what does not fit in a turn is the next turn's.
 * @returns how many offers were announced
 */
export async function announceOffers({
  db,
  now,
  settings,
}: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<number> {
  const { rows } = await db.execute<Offer>(sql`
    select a.application_id as "applicationId", u.user_id as "userId", p.course_title as "courseTitle", d.date
    from deadlines d
    join applications a using (application_id)
    join products p on p.product_id = a.product_id
    join users u on u.email_id = a.email_id and u.email_verified_at is not null
    left join notification_preferences o on o.user_id = u.user_id and o.category = 'DEADLINE'
    where d.deadline_type = 'OFFER_ACCEPTANCE' and a.status = 'OFFER_SENT'
      and d.date > ${now()} and d.date <= ${new Date(now().getTime() + AHEAD_MS)}
      and (coalesce(o.in_app, true) or coalesce(o.email, true))
      and not exists (select 1 from notifications n where n.user_id = u.user_id
        and n.key = 'offer-closes:' || a.application_id || ':' || to_char(d.date at time zone 'UTC', 'YYYY-MM-DD'))
    order by d.date, a.application_id limit ${BATCH}`);
  for (const { applicationId, userId, courseTitle, date } of rows) {
    const last = new Date(date).toISOString();
    await notify(db, {
      userIds: [userId],
      category: 'DEADLINE',
      key: `offer-closes:${applicationId}:${last.slice(0, 10)}`,
      title: 'Your offer closes soon',
      text: `${courseTitle}: accept it by ${displayDate(last)}, or ask for more time on the same page.`,
      href: myApplicationPath(derivedToken(settings.PLINTH_SECRET, 'deal', applicationId)),
      at: now(),
    });
  }
  return rows.length;
}
