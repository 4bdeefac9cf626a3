import type { EvaluationDayState } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { countInterviews } from '@plinth/domain/evaluation-day/is-interview-completed';
import type { Role } from '@plinth/domain/roles/role';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profileMedia, userProfiles } from '../../db/schema/accounts.ts';
import { reportEntries, reports } from '../../db/schema/curriculum.ts';
import { evaluationSlots } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { heldBy, type Interview, ofLearner, readInterviews } from '../evaluation-day/read-interviews.ts';
import { readSlots, toSlot } from '../evaluation-day/read-slots.ts';
import { evaluationParts, portfolioNodeIds } from './evaluation-parts.ts';

/** A learner sees their own interview, a guide those they conduct, a lead mentor all. */
const whichOf = (role: Role, userId: string): SQL | undefined =>
  role === 'LEARNER' ? ofLearner(userId) : role === 'INDUSTRIAL_GUIDE' ? heldBy(userId) : undefined;

/** Returns the guide of an interview as others see them. */
async function readMentor(db: Queryable, { primaryMentorId, mentorId }: Interview) {
  const userId = primaryMentorId ?? mentorId;
  if (userId === null) return null;
  const [found] = await db
    .select({
      mentor: { userId: userProfiles.userId, firstName: userProfiles.firstName },
      photo: { bucket: profileMedia.bucket, path: profileMedia.path },
    })
    .from(userProfiles)
    .leftJoin(
      profileMedia,
      and(eq(profileMedia.userId, userProfiles.userId), eq(profileMedia.key, 'WEBSITE_PROFILE')),
    )
    .where(eq(userProfiles.userId, userId));
  return found
    ? { ...found.mentor, photo: found.photo && `${found.photo.bucket}/${found.photo.path}` }
    : null;
}

/** The newest file handed in as portfolio. */
async function readPortfolio(db: Queryable, view: CohortView, userId: string) {
  const nodeIds = portfolioNodeIds(view);
  if (nodeIds.length === 0) return null;
  const [newest] = await db
    .select({ documentId: reportEntries.documentId })
    .from(reports)
    .innerJoin(reportEntries, eq(reportEntries.reportId, reports.reportId))
    .where(
      and(
        eq(reports.cohortId, view.facts.cohortId),
        eq(reports.userId, userId),
        inArray(reports.nodeId, nodeIds),
        eq(reportEntries.kind, 'FILE'),
      ),
    )
    .orderBy(desc(reportEntries.version), desc(reportEntries.createdAt))
    .limit(1);
  return newest?.documentId ?? null;
}

/** Returns the evaluation day as one role sees it, in four queries however many interviews there are. */
export async function readEvaluationDay(
  deps: Deps,
  caller: Member,
  view: CohortView,
  role: Role,
): Promise<EvaluationDayState> {
  const { cohortId } = view.facts;
  const now = deps.now();
  const [interviews, opened, documentId] = await Promise.all([
    readInterviews(deps.db, { cohortId, which: whichOf(role, caller.userId), now }),
    readSlots(deps.db, {
      cohortId,
      which: role === 'INDUSTRIAL_GUIDE' ? eq(evaluationSlots.mentorId, caller.userId) : undefined,
      now,
    }),
    readPortfolio(deps.db, view, caller.userId),
  ]);
  const own = role === 'LEARNER' ? interviews[0] : undefined;
  const mentorDetails = own ? await readMentor(deps.db, own) : null;
  const slots = opened.map(toSlot);
  const parts = evaluationParts(view);
  return {
    slots,
    selectedSlot: slots.find(({ slotId }) => slotId === own?.slotId) ?? null,
    slotStatus: own?.slotStatus ?? 'SLOT_NOT_BOOKED',
    interviewsCount: countInterviews(interviews.map(({ feedbackStatus }) => feedbackStatus)),
    mentorDetails,
    ...parts,
    portfolioDetails: parts.portfolioDetails && { ...parts.portfolioDetails, documentId },
  };
}
