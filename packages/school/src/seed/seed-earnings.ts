import { earningPayouts, earningRates } from '@plinth/api-server/db/schema/earnings';
import { recommendations } from '@plinth/api-server/db/schema/profiles';
import { makeTransfers } from '@plinth/api-server/services/earnings/pay-month';
import { recordEarnings } from '@plinth/api-server/services/earnings/record-earnings';
import { addMonths } from '@plinth/domain/dates/add-months';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { monthIn } from '@plinth/domain/dates/month-in';
import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import { eq } from 'drizzle-orm';
import { dayFrom } from './days.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

/** Pay rates for mentors' work in the demonstration school, in paise. A real school starts without rates. */
const RATES: Record<EarningCategory, number> = {
  SESSION: 250_000,
  QUERY: 15_000,
  TASK_ASSESSMENT: 40_000,
  EVALUATION: 120_000,
};

const MONTHS = 13;

const WORDS = [
  {
    from: 'learner2@plinth.test',
    text: 'Latha opens the section before she says a word, and asks what holds the slab. I do it at work now.',
    day: -16,
  },
  {
    from: peerEmail('Divya'),
    text: 'Her sessions end with a list of what to change in my own model. Mine were never the same list as my neighbour’s.',
    day: -30,
  },
] as const;

/**
 * Plants the mentors' earnings from the planted work and the payments made for them, and recommendations for the lead
 * mentor.
 */
export async function seedEarnings({ db, now }: Seeding): Promise<void> {
  const month = monthIn(DEFAULT_TIMEZONE, now.toISOString());
  const first = addMonths(month, -MONTHS);
  await db.insert(earningRates).values(
    (Object.entries(RATES) as [EarningCategory, number][]).map(([category, amount]) => ({
      rateId: seedId(`earning rate ${category}`),
      category,
      currency: 'INR' as const,
      amount,
      fromDay: `${first}-01`,
      createdAt: now,
    })),
  );
  await recordEarnings(db, now);
  // Each month is sent to the bank on the second day of the next; the last one is still in transit.
  for (let back = MONTHS; back >= 1; back -= 1) {
    const paid = addMonths(month, -back);
    const begun = new Date(instantAt(DEFAULT_TIMEZONE, `${addMonths(paid, 1)}-02`, 11));
    await makeTransfers(db, paid, begun < now ? begun : now);
    if (back > 1)
      await db
        .update(earningPayouts)
        .set({
          status: 'PAID',
          reference: `DEMO-${paid}`,
          statusAt: new Date(instantAt(DEFAULT_TIMEZONE, `${addMonths(paid, 1)}-05`, 15)),
        })
        .where(eq(earningPayouts.month, paid));
  }
  await db.insert(recommendations).values(
    WORDS.map(({ from, text, day }) => ({
      recommendationId: seedId(`recommendation for the lead mentor of ${from}`),
      recipientId: personId('lead@plinth.test'),
      authorId: personId(from),
      relationship: 'Learnt in her cohort',
      text,
      status: 'ACCEPTED' as const,
      isVisible: true,
      createdAt: dayFrom(now, day),
      updatedAt: dayFrom(now, day),
    })),
  );
}
