import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { samePlace } from '../../db/same-place.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { evaluationShares, interviewResponses } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findOwnInterview } from './find-own-interview.ts';

type Key = { cohortId: string; userId: string };

/** Finds the closed report of a learner with its open share, if any. */
export async function findReport(db: Queryable, { cohortId, userId }: Key) {
  const [found] = await db
    .select({
      report: interviewResponses.report,
      score: interviewResponses.score,
      remark: interviewResponses.remark,
      closedAt: interviewResponses.closedAt,
      shareId: evaluationShares.shareId,
    })
    .from(interviewResponses)
    .leftJoin(
      evaluationShares,
      and(
        eq(evaluationShares.cohortId, cohortId),
        eq(evaluationShares.userId, userId),
        isNull(evaluationShares.withdrawnAt),
      ),
    )
    .where(
      and(
        eq(interviewResponses.cohortId, cohortId),
        eq(interviewResponses.userId, userId),
        isNotNull(interviewResponses.closedAt),
      ),
    );
  return found;
}

/** The token of a share, derived from the school's secret; the database has only its hash. */
export const shareTokenOf = (deps: Deps, shareId: string) =>
  derivedToken(deps.settings.PLINTH_SECRET, 'evaluation', shareId);

/** Returns the caller's own report, null before the guide has closed it, and the token of its public page. */
export async function readOwnReport(deps: Deps, caller: Member) {
  const found = await findReport(deps.db, { cohortId: caller.membership.cohortId, userId: caller.userId });
  if (!found?.closedAt) return { report: null, shareToken: null };
  return {
    report: {
      sections: found.report ?? [],
      score: found.score,
      remark: found.remark,
      evaluatedAt: found.closedAt.toISOString(),
    },
    shareToken: found.shareId === null ? null : shareTokenOf(deps, found.shareId),
  };
}

/** Returns the report of one of the guide's interviews. @throws Refusal NOT_FOUND, CONFLICT no feedback yet */
export async function readReportForGuide(deps: Deps, guide: Member, userId: string) {
  const { firstName } = await findOwnInterview(deps, deps.db, guide, userId);
  const found = await findReport(deps.db, { cohortId: guide.membership.cohortId, userId });
  if (!found?.closedAt) throw refuse('CONFLICT', 'The feedback on this interview is not closed yet.');
  return {
    report: {
      userId,
      firstName,
      sections: found.report ?? [],
      score: found.score,
      remark: found.remark,
      evaluatedAt: found.closedAt.toISOString(),
      reviewStatus: 'REVIEWED' as const,
      ...(found.shareId === null ? {} : { shareToken: shareTokenOf(deps, found.shareId) }),
    },
  };
}

/** Returns a shared report by its token. @throws Refusal NOT_FOUND, GONE withdrawn */
export async function readPublicReport(deps: Deps, token: string) {
  const [found] = await deps.db
    .select({
      withdrawnAt: evaluationShares.withdrawnAt,
      report: interviewResponses.report,
      score: interviewResponses.score,
      closedAt: interviewResponses.closedAt,
      firstName: userProfiles.firstName,
      courseTitle: cohorts.courseTitle,
    })
    .from(evaluationShares)
    .innerJoin(interviewResponses, samePlace(interviewResponses, evaluationShares))
    .innerJoin(userProfiles, eq(userProfiles.userId, evaluationShares.userId))
    .innerJoin(cohorts, eq(cohorts.cohortId, evaluationShares.cohortId))
    .where(eq(evaluationShares.tokenHash, hashToken(token)))
    .orderBy(desc(evaluationShares.createdAt))
    .limit(1);
  if (!found?.closedAt) throw refuse('NOT_FOUND', 'We do not recognise this link.');
  if (found.withdrawnAt) throw refuse('GONE', 'This report is no longer shared.');
  const { report, score, closedAt, firstName, courseTitle } = found;
  return {
    report: { firstName, courseTitle, sections: report ?? [], score, evaluatedAt: closedAt.toISOString() },
  };
}
