import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';

type StaffSlot = {
  slotId: string;
  startDate: Date;
  guide: string;
  state: 'open' | 'closed' | 'booked' | 'past';
  /** Who has booked it; the address of an account. */
  learner: string | null;
};

/** Every slot of a cohort with who holds and who booked it, by its begin. @throws Refusal NOT_FOUND no such cohort */
export async function listStaffSlots(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cohort: BatchName,
): Promise<StaffSlot[]> {
  return db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    const { rows } = await tx.execute<Omit<StaffSlot, 'startDate'> & { startDate: string }>(sql`
      select s.slot_id as "slotId", s.start_date as "startDate", g.email_id as guide, l.email_id as learner,
        case when i.user_id is not null then 'booked' when s.status = 'INACTIVE' then 'closed'
          when s.start_date <= ${now().toISOString()}::timestamptz then 'past' else 'open' end as state
      from evaluation_slots s
      join users g on g.user_id = s.mentor_id
      left join interviews i on i.slot_id = s.slot_id
      left join users l on l.user_id = i.user_id
      where s.cohort_id = ${cohortId} order by s.start_date, s.slot_id`);
    return rows.map((row) => ({ ...row, startDate: new Date(row.startDate) }));
  });
}
