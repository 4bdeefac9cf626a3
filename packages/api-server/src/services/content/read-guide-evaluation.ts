import { TOPIC_CONTENT_DEPTH } from '@plinth/domain/constants/limits';
import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import type { Deps } from '../../deps.ts';
import { locksOf } from '../curriculum/cohort-view.ts';
import { findNode, type Member, openCurriculum } from '../curriculum/open-curriculum.ts';
import { toCurriculumNode } from '../curriculum/to-curriculum-node.ts';
import { evaluationParts } from './evaluation-parts.ts';

type Row = {
  slots: Slot[];
  learners: {
    userId: string;
    firstName: string;
    slotStatus: InterviewStatus;
    feedbackStatus: InterviewStatus;
  }[];
};

const OWN_INTERVIEWS = `select
    coalesce((select jsonb_agg(jsonb_build_object('slotId', s.slot_id, 'startDate', s.start_date, 'status', s.status)
        order by s.start_date, s.slot_id)
      from evaluation_slots s where s.cohort_id = $1 and s.mentor_id = $2), '[]') as slots,
    coalesce((select jsonb_agg(jsonb_build_object('userId', i.user_id, 'firstName', p.first_name,
        'slotStatus', i.slot_status, 'feedbackStatus', i.feedback_status) order by s.start_date, i.user_id)
      from interviews i join user_profiles p using (user_id) left join evaluation_slots s on s.slot_id = i.slot_id
      where i.cohort_id = $1 and i.mentor_id = $2), '[]') as learners`;

/**
 * A node of the evaluation day with the own slots and interviews of a guide (API-127). Before the day it shows the
 * title only, and the preview shows the rest. @throws Refusal NOT_FOUND
 */
export async function readGuideEvaluation(deps: Deps, caller: Member, nodeId: string) {
  const view = await openCurriculum(deps, caller, { namespace: 'REVIEW_DAY' });
  const treeNode = findNode(view, 'REVIEW_DAY', nodeId);
  const node = toCurriculumNode(treeNode, {
    view,
    lockOf: locksOf(view, 'REVIEW_DAY'),
    depth: TOPIC_CONTENT_DEPTH,
  });
  const { rows } = await deps.pool.query<Row>({
    name: 'own-interviews',
    text: OWN_INTERVIEWS,
    values: [view.facts.cohortId, caller.userId],
  });
  const { slots = [], learners = [] } = rows[0] ?? {};
  return {
    node,
    evaluationDay: {
      slots: slots.map((slot) => ({ ...slot, startDate: new Date(slot.startDate).toISOString() })),
      interviewsCount: countInterviews(learners.map(({ feedbackStatus }) => feedbackStatus)),
      learners,
      ...evaluationParts(view),
    },
  };
}
