import { TOPIC_CONTENT_DEPTH } from '@plinth/domain/constants/limits';
import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import { eq } from 'drizzle-orm';
import { evaluationSlots } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { locksOf } from '../curriculum/cohort-view.ts';
import { findNode, type Member, openCurriculum } from '../curriculum/open-curriculum.ts';
import { toCurriculumNode } from '../curriculum/to-curriculum-node.ts';
import { heldBy, readInterviews } from '../evaluation-day/read-interviews.ts';
import { readSlots, toSlot } from '../evaluation-day/read-slots.ts';
import { evaluationParts } from './evaluation-parts.ts';

/**
 * Returns a node of the evaluation day with a guide's own slots and interviews. Before the day it shows only the title;
 * the preview shows the rest. @throws Refusal NOT_FOUND
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
  const [interviews, opened] = await Promise.all([
    readInterviews(deps.db, { cohortId, which: heldBy(caller.userId), now }),
    readSlots(deps.db, { cohortId, which: eq(evaluationSlots.mentorId, caller.userId), now }),
  ]);
  return {
    node,
    evaluationDay: {
      slots: opened.map(toSlot),
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
