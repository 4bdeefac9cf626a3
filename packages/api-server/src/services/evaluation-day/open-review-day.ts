import type { Deps } from '../../deps.ts';
import { locksOf } from '../curriculum/cohort-view.ts';
import {
  findNode,
  findOpenNode,
  type Member,
  openCurriculum,
  refuseLock,
} from '../curriculum/open-curriculum.ts';

/**
 * Opens the course of a cohort whose review day has begun; a given node must be part of it and open.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND
 */
export async function openReviewDay(deps: Deps, caller: Member, nodeId?: string) {
  const view = await openCurriculum(deps, caller, { namespace: 'REVIEW_DAY' });
  if (nodeId !== undefined) findOpenNode(view, 'REVIEW_DAY', nodeId);
  else refuseLock(locksOf(view, 'REVIEW_DAY')(findNode(view, 'REVIEW_DAY', 'ROOT')));
  return view;
}
