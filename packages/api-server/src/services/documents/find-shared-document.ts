import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { and, eq, exists, isNotNull, lte, or } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { samePlace } from '../../db/same-place.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import { mentorQueries, reportEntries, reports } from '../../db/schema/curriculum.ts';
import { interviews } from '../../db/schema/evaluation-day.ts';
import { sessionTipFiles, sessionTips } from '../../db/schema/lead-mentors.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { heldBy } from '../evaluation-day/read-interviews.ts';
import { lookedAfterBy } from '../groups/looked-after-by.ts';
import type { DocumentRow } from './store-document.ts';

/**
 * Finds another person's file that the caller may read where it was handed over: a hand-in of a learner whom the caller
 * looks after, the portfolio of a learner whom the caller interviews, an attachment of a query that the caller can see,
 * a file of a tip for a session of the cohort. Nothing else of another person's is ever shared.
 */
export async function findSharedDocument(
  deps: Deps,
  { userId, membership }: Caller,
  documentId: string,
): Promise<DocumentRow | undefined> {
  if (!membership) return undefined;
  const { cohortId, state, mentorRoles } = membership;
  const isMentor = mentorRoles.length > 0;
  const isLearner = state !== null && learnerMay(state, 'everything');
  if (!isMentor && !isLearner) return undefined;
  const { db } = deps;
  const ofQuery = exists(
    db
      .select({ queryId: mentorQueries.queryId })
      .from(mentorQueries)
      .where(
        and(
          eq(mentorQueries.queryId, documents.queryId),
          eq(mentorQueries.cohortId, cohortId),
          isMentor ? undefined : or(eq(mentorQueries.isShared, true), eq(mentorQueries.askedById, userId)),
        ),
      ),
  );
  const ofTip = exists(
    db
      .select({ tipId: sessionTips.tipId })
      .from(sessionTipFiles)
      .innerJoin(sessionTips, eq(sessionTips.tipId, sessionTipFiles.tipId))
      .where(and(eq(sessionTipFiles.documentId, documents.documentId), eq(sessionTips.cohortId, cohortId))),
  );
  const isIn = and(
    eq(reportEntries.reportId, reports.reportId),
    lte(reportEntries.version, reports.version),
    eq(reportEntries.documentId, documentId),
  );
  const isHandedIn = and(
    eq(reports.reportId, documents.reportId),
    eq(reports.cohortId, cohortId),
    isNotNull(reports.submittedAt),
  );
  const ofInterview = exists(
    db
      .select({ reportId: reports.reportId })
      .from(reports)
      .innerJoin(
        interviews,
        and(eq(interviews.cohortId, reports.cohortId), eq(interviews.userId, reports.userId), heldBy(userId)),
      )
      .innerJoin(reportEntries, isIn)
      .where(and(isHandedIn, eq(reports.namespace, 'REVIEW_DAY'))),
  );
  const ofGroup = exists(
    db
      .select({ reportId: reports.reportId })
      .from(reports)
      .innerJoin(enrolments, samePlace(enrolments, reports))
      .leftJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
      .innerJoin(reportEntries, isIn)
      .where(and(isHandedIn, lookedAfterBy({ userId, membership }))),
  );
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.cohortId, cohortId),
        eq(documents.status, 'COMPLETED'),
        or(
          and(eq(documents.kind, 'ATTACHMENT'), or(ofQuery, ofTip)),
          isMentor ? and(eq(documents.kind, 'SUBMISSION'), or(ofInterview, ofGroup)) : undefined,
        ),
      ),
    );
  return row;
}
