import type { EvaluationDayState } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import type { Role } from '@plinth/domain/roles/role';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { evaluationParts } from './evaluation-parts.ts';

type Row = {
  slots: Slot[];
  statuses: InterviewStatus[];
  slot_id: string | null;
  slot_status: InterviewStatus | null;
  mentor: { userId: string; firstName: string; photo: string | null } | null;
};

/** A learner sees bookable slots and the own interview; a guide the own slots and interviews, a lead mentor all. */
const EVALUATION_DAY = `select
    coalesce((select jsonb_agg(jsonb_build_object('slotId', s.slot_id, 'startDate', s.start_date, 'status', s.status)
        order by s.start_date, s.slot_id)
      from evaluation_slots s where s.cohort_id = $1
      and ($3 <> 'INDUSTRIAL_GUIDE' or s.mentor_id = $2)), '[]') as slots,
    coalesce((select jsonb_agg(v.feedback_status) from interviews v where v.cohort_id = $1
      and ($3 = 'LEAD_MENTOR' or ($3 = 'INDUSTRIAL_GUIDE' and v.mentor_id = $2) or ($3 = 'LEARNER' and v.user_id = $2))),
      '[]') as statuses,
    i.slot_id, i.slot_status,
    case when p.user_id is not null then jsonb_build_object('userId', p.user_id, 'firstName', p.first_name,
      'photo', (select m.bucket || '/' || m.path from profile_media m
        where m.user_id = p.user_id and m.key = 'WEBSITE_PROFILE')) end as mentor
  from (select 1) one
  left join interviews i on i.cohort_id = $1 and i.user_id = $2
  left join user_profiles p on p.user_id = i.mentor_id`;

/** The evaluation day as one role sees it (API-126, ENTITY-21), in one round trip. */
export async function readEvaluationDay(
  deps: Deps,
  caller: Member,
  view: CohortView,
  role: Role,
): Promise<EvaluationDayState> {
  const { rows } = await deps.pool.query<Row>({
    name: 'evaluation-day',
    text: EVALUATION_DAY,
    values: [view.facts.cohortId, caller.userId, role],
  });
  const row = rows[0];
  const slots = (row?.slots ?? []).map((slot) => ({
    ...slot,
    startDate: new Date(slot.startDate).toISOString(),
  }));
  return {
    slots,
    selectedSlot: slots.find((slot) => slot.slotId === row?.slot_id) ?? null,
    slotStatus: row?.slot_status ?? 'SLOT_NOT_BOOKED',
    interviewsCount: countInterviews(row?.statuses ?? []),
    mentorDetails: row?.mentor ?? null,
    ...evaluationParts(view),
  };
}
