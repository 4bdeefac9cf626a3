import type { Slot } from '@plinth/domain/evaluation-day/slot';
import { sql } from 'drizzle-orm';

/** The columns of a slot `s`: one that is taken or past cannot be booked, whatever it was opened as. */
export const slotColumns = (now: Date) => sql`s.slot_id, s.start_date, s.mentor_id,
  case when s.status = 'ACTIVE' and s.start_date > ${now.toISOString()}::timestamptz
    and not exists (select 1 from interviews taken where taken.slot_id = s.slot_id)
  then 'ACTIVE' else 'INACTIVE' end as status`;

export type SlotRow = {
  slot_id: string;
  start_date: string;
  mentor_id: string;
  status: Slot['status'];
};

export const toSlot = ({ slot_id, start_date, status }: SlotRow): Slot => ({
  slotId: slot_id,
  startDate: new Date(start_date).toISOString(),
  status,
});
