import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { Currency } from '@plinth/domain/money/currency';
import { openTimerAt } from '@plinth/domain/open-lms/open-timer-at';
import type { TimerState } from '@plinth/domain/session/state-slices';
import type { Deps } from '../../deps.ts';

type Row = {
  cohort_id: string;
  course_title: string;
  batch_number: string;
  product_id: ProductCode;
  status: CohortStatus;
  is_leader_board_allowed: boolean;
  starts_at: Date | null;
  enrolment_id: string;
  state: CohortUserState;
  show_coachmarks: boolean;
  started_at: Date | null;
  ends_at: Date | null;
  extended_at: Date | null;
  hide_indicators: boolean | null;
  reward_unlocked_at: Date | null;
  voucher: { code: string; discount: number; currency: Currency; expiresAt: string; isUsed: boolean } | null;
  is_paid: boolean;
};

/** A learner's place in an open course with all that its calls judge by. Times ISO 8601 UTC. */
export type OpenPlace = {
  cohortId: string;
  courseTitle: string;
  batchNumber: string;
  productId: ProductCode;
  cohortStatus: CohortStatus;
  isLeaderBoardAllowed: boolean;
  startDate: string | null;
  enrolmentId: string;
  state: CohortUserState;
  showCoachmarks: boolean;
  timer: TimerState;
  isExtended: boolean;
  hideIndicators: boolean;
  isRewardUnlocked: boolean;
  voucher: Row['voucher'];
  /** The course is bought: no time limit, and every stage is open. */
  isPaid: boolean;
};

const text = `select c.cohort_id, c.course_title, c.batch_number, c.product_id, c.status, c.is_leader_board_allowed,
    (select t.time from cohort_timelines t where t.cohort_id = c.cohort_id
      and t.key in ('START_DATE', 'COURSE_UNLOCKED') order by t.key desc limit 1) as starts_at,
    e.enrolment_id, e.state, e.show_coachmarks,
    a.started_at, a.ends_at, a.extended_at, a.hide_indicators, a.reward_unlocked_at,
    (select json_build_object('code', v.code, 'discount', v.discount, 'currency', v.currency, 'expiresAt',
        to_char(v.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'isUsed', exists (select 1 from voucher_uses u where u.code = v.code))
      from vouchers v where v.code = a.voucher_code) as voucher,
    exists (select 1 from orders o where o.user_id = e.user_id and o.cohort_id = e.cohort_id
      and o.status = 'PAYMENT_COMPLETED') as is_paid
  from enrolments e join cohorts c using (cohort_id)
  left join open_accesses a using (enrolment_id)
  where e.user_id = $1 and c.cohort_group = 'FREEMIUM' and ($2::uuid is null or c.cohort_id = $2)
    and e.state not in ('TRANSFERRED', 'CANCELLED')
  order by c.status = 'ACTIVE' desc, e.enrolled_at desc, c.cohort_id desc limit 1`;

/**
 * The caller's place in an open course: in the cohort that is named, else the active one that was joined last. Null for
 * who learns in none. One query.
 */
export async function findOpenPlace(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  userId: string,
  cohortId: string | undefined,
): Promise<OpenPlace | null> {
  const { rows } = await pool.query<Row>({ name: 'open-place', text, values: [userId, cohortId ?? null] });
  const [row] = rows;
  if (!row) return null;
  const time = {
    startedAt: row.started_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
  };
  return {
    cohortId: row.cohort_id,
    courseTitle: row.course_title,
    batchNumber: row.batch_number,
    productId: row.product_id,
    cohortStatus: row.status,
    isLeaderBoardAllowed: row.is_leader_board_allowed,
    startDate: row.starts_at?.toISOString() ?? null,
    enrolmentId: row.enrolment_id,
    state: row.state,
    showCoachmarks: row.show_coachmarks,
    timer: openTimerAt(time, now().toISOString()),
    isExtended: row.extended_at !== null,
    hideIndicators: row.hide_indicators ?? false,
    isRewardUnlocked: row.reward_unlocked_at !== null,
    voucher: row.voucher,
    isPaid: row.is_paid,
  };
}
