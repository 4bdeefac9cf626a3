import { exactTime } from '@plinth/domain/dates/format-day';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { and, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { derivedToken } from '../../api/token-hash.ts';
import { allOrEach } from '../../db/all-or-each.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/accounts.ts';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { isWanted } from './notify.ts';
import { notifyOfMoment } from './notify-of-moment.ts';
import { offerKeys } from './withhold-offer-mails.ts';

/** How long before its deadline an open offer is announced: two days. */
const AHEAD_MS = 2 * 86_400_000;
const BATCH = 500;

type Offer = { applicationId: string; userId: string; courseTitle: string; date: Date };
type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;

async function announce({ db, now, settings }: Needs, { applicationId, userId, courseTitle, date }: Offer) {
  const last = date.toISOString();
  await notifyOfMoment({ settings }, db, {
    userIds: [userId],
    category: 'DEADLINE',
    key: `${offerKeys(applicationId)}${last.slice(0, 10)}`,
    title: 'Your offer closes soon',
    text: (zone) =>
      `${courseTitle}: accept it by ${exactTime(last, zone)}, or ask for more time on the same page.`,
    href: myApplicationPath(derivedToken(settings.PLINTH_SECRET, 'deal', applicationId)),
    at: now(),
    about: date,
  });
  return 1;
}

/**
 * Notifies applicants with an account two days before their offer closes, once for each deadline. Those already
 * notified drop out, so what does not fit in a run is left to the next.
 * @returns how many offers were announced
 */
export async function announceOffers({ db, log, now, settings }: Needs & Pick<Deps, 'log'>): Promise<number> {
  const from = now();
  const key = sql`'offer-closes:' || ${applications.applicationId} || ':'
    || to_char(${deadlines.date} at time zone 'UTC', 'YYYY-MM-DD')`;
  const told = db
    .select({ notificationId: notifications.notificationId })
    .from(notifications)
    .where(and(eq(notifications.userId, users.userId), eq(notifications.key, key)));
  const offers = await db
    .select({
      applicationId: applications.applicationId,
      userId: users.userId,
      courseTitle: products.courseTitle,
      date: deadlines.date,
    })
    .from(deadlines)
    .innerJoin(applications, eq(applications.applicationId, deadlines.applicationId))
    .innerJoin(products, eq(products.productId, applications.productId))
    .innerJoin(
      users,
      and(eq(users.userId, accountByAddress(applications.emailId)), isNotNull(users.emailVerifiedAt)),
    )
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.userId), eq(notificationPreferences.category, 'DEADLINE')),
    )
    .where(
      and(
        eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'),
        eq(applications.status, 'OFFER_SENT'),
        gt(deadlines.date, from),
        lte(deadlines.date, new Date(from.getTime() + AHEAD_MS)),
        isWanted,
        notExists(told),
      ),
    )
    .orderBy(deadlines.date, applications.applicationId)
    .limit(BATCH);
  let announced = 0;
  for (const offer of offers)
    announced += await allOrEach(
      { log },
      [offer],
      () => announce({ db, now, settings }, offer),
      ({ applicationId }) => ({ applicationId }),
    );
  return announced;
}
