import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { slotText } from './book-slot.ts';

const DAY_MS = 86_400_000;

type Row = { cohort_id: string; user_id: string; mentor_id: string; start_date: string; first_name: string };

/** Tells learners and guides of the interviews of the next 24 hours, once for each slot. @returns how many there are */
export async function announceInterviews(deps: Deps): Promise<number> {
  const now = deps.now();
  const { rows } = await deps.db.execute<Row>(sql`
    select i.cohort_id, i.user_id, s.mentor_id, s.start_date, p.first_name
    from evaluation_slots s join interviews i using (slot_id) join user_profiles p on p.user_id = i.user_id
    where i.slot_status = 'SLOT_BOOKED' and s.start_date > ${now.toISOString()}::timestamptz
      and s.start_date <= ${new Date(now.getTime() + DAY_MS).toISOString()}::timestamptz`);
  for (const { cohort_id, user_id, mentor_id, start_date, first_name } of rows) {
    const startDate = new Date(start_date).toISOString();
    const common = {
      category: 'SLOT' as const,
      key: `slot-tomorrow:${cohort_id}:${user_id}:${startDate}`,
      text: slotText(startDate),
      at: now,
    };
    await deps.db.transaction(async (tx) => {
      await notify(tx, {
        ...common,
        userIds: [user_id],
        title: 'Your interview is within a day',
        href: `/learn/${cohort_id}/evaluation-day`,
      });
      await notify(tx, {
        ...common,
        userIds: [mentor_id],
        title: `Your interview with ${first_name} is within a day`,
        href: `/mentor/${cohort_id}/evaluation-day`,
      });
    });
  }
  return rows.length;
}
