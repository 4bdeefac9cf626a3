import type { Assessment } from '@plinth/domain/assignments/report';
import { maxScore, reviewCredits } from '@plinth/domain/assignments/review-credits';
import { reviewStep } from '@plinth/domain/assignments/review-step';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { startsAt } from '../../db/queries/cohorts/starts-at.ts';
import { dueAt } from '../../db/queries/curriculum/due-at.ts';
import { instant, nullable, text } from '../../db/queries/kinds.ts';
import { samePlace } from '../../db/same-place.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes, reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { lookedAfterBy } from '../groups/looked-after-by.ts';
import { mentorsOf } from '../notifications/mentors-of.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { awardCredits } from '../progress/award-credits.ts';
import { refuse } from '../refusal.ts';
import { handInKeys, verdictKeys } from './review-keys.ts';

type Input = {
  userId: string;
  namespace: Namespace;
  nodeId: string;
  reportId: string;
  reviewStatus: Assessment;
  score?: number | undefined;
  outOf?: number | undefined;
  remark?: string | undefined;
  /** The version that the caller was shown. */
  version?: number | undefined;
};

/**
 * Returns the hand-in of a learner assigned to the caller, locked until the transaction ends. @throws Refusal NOT_FOUND
 */
async function holdAssigned(tx: Transaction, caller: Member, input: Input) {
  const [found] = await tx
    .select({
      report: reports,
      nodeType: courseNodes.type,
      credits: courseNodes.credits,
      assignment: courseNodes.assignment,
      title: sql`${courseNodes.meta} ->> 'title'`.mapWith(nullable(text).read),
      dueAt: dueAt({
        cohort: 'reports',
        node: 'course_nodes',
        start: startsAt('reports'),
        learner: 'reports',
      }).mapWith(nullable(instant).read),
    })
    .from(reports)
    .innerJoin(enrolments, samePlace(enrolments, reports))
    .leftJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
    .innerJoin(courseNodes, eq(courseNodes.nodeId, reports.nodeId))
    .where(
      and(
        eq(reports.reportId, input.reportId),
        eq(reports.cohortId, caller.membership.cohortId),
        eq(reports.userId, input.userId),
        eq(reports.nodeId, input.nodeId),
        eq(reports.namespace, input.namespace),
        lookedAfterBy(caller),
      ),
    )
    .for('update', { of: reports });
  if (!found) throw refuse('NOT_FOUND', 'Hand-in not found.');
  return found;
}

const view = (row: typeof reports.$inferSelect) => ({
  report: {
    reportId: row.reportId,
    userId: row.userId,
    nodeId: row.nodeId,
    // Drafts never reach this point.
    reviewStatus: row.reviewStatus === 'DRAFT' ? ('PENDING' as const) : row.reviewStatus,
    score: row.score,
    remark: row.remark,
    submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
  },
});

/** Builds the learner's notification of a verdict, once per version. */
const verdictNews = (
  row: typeof reports.$inferSelect,
  { title, dueAt, at }: { title: string; dueAt: Date | null; at: Date },
) => ({
  userIds: [row.userId],
  category: 'REVIEW' as const,
  key: `${verdictKeys(row.reportId)}${row.version}`,
  title: row.reviewStatus === 'REJECTED' ? 'A hand-in came back' : 'A hand-in is reviewed',
  text: () =>
    row.reviewStatus === 'REJECTED'
      ? `${title}: read your guide’s remark, then hand in again.`
      : row.score === null
        ? title
        : `${title}: score ${row.score}.`,
  href: `/learn/${row.cohortId}/tasks?task=${row.nodeId}`,
  at,
  // A returned hand-in is expected again by its due time, as long as that is ahead.
  about: row.reviewStatus === 'REJECTED' && dueAt !== null && dueAt > at ? dueAt : null,
});

/**
 * Reviews a hand-in. REVIEWED pays the worth of the task times score divided by best score, rounded down, or all of it
 * without a score, once. A verdict is final: repeating it answers the same, anything else is refused. No further mail
 * says that the hand-in waits.
 * @throws Refusal NOT_FOUND, BAD_REQUEST score out of range, CONFLICT not handed in, judged already, handed in again
 * since the caller saw it, or no longer scored out of what they saw
 */
export async function assessReport(deps: Deps, caller: Member, input: Input) {
  const { reviewStatus, score, outOf, remark, version } = input;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { report, nodeType, credits, assignment, title, dueAt } = await holdAssigned(tx, caller, input);
    if (version !== undefined && version !== report.version)
      throw refuse(
        'CONFLICT',
        'The learner has handed in a new version since. Read it before you review it.',
      );
    const best = maxScore(assignment?.rubric ?? null);
    const isOutdated = outOf !== undefined && outOf !== best;
    if (score !== undefined && score > best && !isOutdated)
      throw refuse('BAD_REQUEST', 'The score is out of range.', {
        details: `Give a score from 0 to ${best}.`,
      });
    const step = reviewStep(report.reviewStatus, reviewStatus);
    if (step === 'not-submitted') throw refuse('CONFLICT', 'This is not handed in yet.');
    const isSame =
      (score === undefined || score === report.score) &&
      (remark === undefined || (remark || null) === report.remark);
    if (step === 'repeat' && isSame) return view(report);
    if (step !== 'apply') throw refuse('CONFLICT', 'This hand-in has already been reviewed.');
    // A verdict is final, so a score must mean what its guide meant by it.
    if (isOutdated)
      throw refuse(
        'CONFLICT',
        `This task is scored out of ${best} points now, no longer out of ${outOf}. Check your score again.`,
      );

    const isVerdict = reviewStatus !== 'IN_REVIEW';
    const [row] = await tx
      .update(reports)
      .set({
        reviewStatus,
        ...(score === undefined ? {} : { score }),
        ...(remark === undefined ? {} : { remark: remark || null }),
        reviewedById: caller.userId,
        ...(isVerdict ? { reviewedAt: now } : {}),
      })
      .where(eq(reports.reportId, report.reportId))
      .returning();
    if (!row) throw new Error('the report row was not written');
    if (reviewStatus === 'REVIEWED')
      await awardCredits(
        tx,
        {
          cohortId: row.cohortId,
          userId: row.userId,
          nodeId: row.nodeId,
          nodeType,
          reason: 'reviewed',
          credits: reviewCredits({ credits, score: row.score, best }),
        },
        now,
      );
    await withholdFromMail(tx, mentorsOf(tx, row.cohortId), handInKeys(row.reportId));
    if (isVerdict)
      await notifyOfMoment(deps, tx, verdictNews(row, { title: title ?? 'Your task', dueAt, at: now }));
    return view(row);
  });
}
