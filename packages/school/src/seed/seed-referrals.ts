import { enrolments } from '@plinth/api-server/db/schema/cohorts';
import { referees, referralEarnings, referrers } from '@plinth/api-server/db/schema/referrals';
import { eq } from 'drizzle-orm';
import { dayFrom } from './days.ts';
import { seedId } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const REFERRER = 'learner@plinth.test';
const FRIEND = 'newcomer@plinth.test';

/** Plants a learner who referred three friends: one has enrolled and earned a reward, two have not progressed. */
export async function seedReferrals({ db, now }: Seeding): Promise<void> {
  const userId = personId(REFERRER);
  await db.insert(referrers).values({
    userId,
    uniqueReferrerId: 'demo-referrer-of-leela',
    currency: 'INR',
    visits: 11,
    createdAt: now,
  });
  const friend = { refereeId: seedId('referee who enrolled'), refereeName: 'Nisha', emailId: FRIEND };
  await db.insert(referees).values([
    { ...friend, userId, productId: 'MCD', createdAt: dayFrom(now, -40) },
    {
      refereeId: seedId('referee who thinks about it'),
      userId,
      refereeName: 'Sana',
      emailId: 'sana@plinth.test',
      productId: 'INT_DES',
      createdAt: dayFrom(now, -12),
    },
    {
      refereeId: seedId('referee who came over the link'),
      userId,
      refereeName: 'Joel',
      emailId: 'joel@plinth.test',
      createdAt: dayFrom(now, -2),
    },
  ]);
  const [enrolment] = await db
    .select({ enrolmentId: enrolments.enrolmentId })
    .from(enrolments)
    .where(eq(enrolments.userId, personId(FRIEND)));
  if (!enrolment) throw new Error('the friend is in no course');
  await db.insert(referralEarnings).values({
    refereeId: friend.refereeId,
    userId,
    enrolmentId: enrolment.enrolmentId,
    amount: 500_000,
    currency: 'INR',
    createdAt: dayFrom(now, -6),
  });
}
