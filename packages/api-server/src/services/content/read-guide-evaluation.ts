import { TOPIC_CONTENT_DEPTH } from '@plinth/domain/constants/limits';
import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { locksOf } from '../curriculum/cohort-view.ts';
import { findNode, type Member, openCurriculum } from '../curriculum/open-curriculum.ts';
import { toCurriculumNode } from '../curriculum/to-curriculum-node.ts';
import { heldBy, readInterviews } from '../evaluation-day/read-interviews.ts';
import { type SlotRow, slotColumns, toSlot } from '../evaluation-day/slot-rows.ts';
import { evaluationParts } from './evaluation-parts.ts';

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
  const { cohortId } = view.facts;
  const now = deps.now();
  const [interviews, { rows }] = await Promise.all([
    readInterviews(deps.db, { cohortId, which: heldBy(caller.userId), now }),
    deps.db.execute<SlotRow>(sql`select ${slotColumns(now)} from evaluation_slots s
      where s.cohort_id = ${cohortId} and s.mentor_id = ${caller.userId} order by s.start_date, s.slot_id`),
  ]);
  return {
    node,
    evaluationDay: {
      slots: rows.map(toSlot),
      interviewsCount: countInterviews(interviews.map(({ feedbackStatus }) => feedbackStatus)),
      learners: interviews.map(({ userId, firstName, slotStatus, feedbackStatus }) => ({
        userId,
        firstName,
        slotStatus,
        feedbackStatus,
      })),
      ...evaluationParts(view),
    },
  };
}
