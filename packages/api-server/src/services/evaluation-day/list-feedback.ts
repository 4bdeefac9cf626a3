import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { heldBy, readInterviews } from './read-interviews.ts';

/** Lists a page of a guide's interviews, and how many are completed. */
export async function listFeedback(deps: Deps, guide: Member, pageNo: number) {
  const all = await readInterviews(deps.db, {
    cohortId: guide.membership.cohortId,
    which: heldBy(guide.userId),
    now: deps.now(),
  });
  return {
    feedback: all
      .slice(pageNo * PAGE_SIZE, (pageNo + 1) * PAGE_SIZE)
      .map(({ userId, firstName, lastName, startDate, slotStatus, feedbackStatus }) => ({
        userId,
        firstName,
        lastName,
        startDate,
        slotStatus,
        feedbackStatus,
      })),
    interviewsCount: countInterviews(all.map(({ feedbackStatus }) => feedbackStatus)),
    total: all.length,
  };
}
