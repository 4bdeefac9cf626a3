import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { and, eq, inArray } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { certificateUrl } from '../certificates/certificate-url.ts';
import { drawCertificatePdfsLater } from '../certificates/draw-certificate-pdfs.ts';
import { findEarned } from '../certificates/find-earned.ts';
import { findUnissued } from '../certificates/find-unissued.ts';
import { issueCertificates } from '../certificates/issue-certificates.ts';
import { lockCohort } from '../groups/lock-cohort.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { closeOverdueAttempts } from '../quizzes/close-overdue-attempts.ts';
import { refuse } from '../refusal.ts';
import { measureLearners } from './measure-completion.ts';
import { stampClosing } from './stamp-closing.ts';

/**
 * Closes a cohort as it was read: learners who have met every requirement have completed the course, are notified once,
 * and may proceed to placement. The others stay as they are. A repeat completes those who have since met theirs.
 * @param stamp of what was read
 * @throws Refusal NOT_FOUND; CONFLICT the course has not ended, or something changed since it was read
 */
export async function closeCohort(
  deps: Deps,
  act: StaffAct,
  { cohortId, stamp }: { cohortId: string; stamp: string },
): Promise<{ completed: number; lacking: number }> {
  // Not under the locks of closing, for which it would wait.
  await closeOverdueAttempts(deps, cohortId);
  const closed = await deps.db.transaction(async (tx) => {
    const cohort = await lockCohort(tx, cohortId);
    // Waits for a review that is being saved, and makes later ones wait for this.
    await tx
      .select({ reportId: reports.reportId })
      .from(reports)
      .where(eq(reports.cohortId, cohortId))
      .orderBy(reports.reportId)
      .for('share');
    const { endsAt, learners, measured } = await measureLearners(deps, cohortId);
    const now = deps.now();
    if (endsAt !== null && Date.parse(endsAt) > now.getTime())
      throw refuse('CONFLICT', 'The course has not ended yet. It is closed after its last day.');
    // Read once, so that nobody is mailed beyond those whom the stamp counts.
    const earned = await findEarned(
      tx,
      cohortId,
      measured.flatMap(({ learner: { userId, outcome }, facts }) =>
        outcome === 'LACKS' ? [] : [{ userId, facts }],
      ),
    );
    const earlier = new Set(
      learners.flatMap(({ userId, outcome }) => (outcome === 'COMPLETED' ? [userId] : [])),
    );
    const certified = await findUnissued(
      tx,
      cohortId,
      earned.filter(({ userId }) => earlier.has(userId)),
    );
    if (stampClosing(learners, certified) !== stamp)
      throw refuse('CONFLICT', 'Something has changed since you looked. Check again before you close.');
    const completing = learners.filter(({ outcome }) => outcome === 'COMPLETES').map(({ userId }) => userId);
    const done =
      completing.length === 0
        ? []
        : await tx
            .update(enrolments)
            .set({ state: 'COMPLETED' })
            .where(
              and(
                eq(enrolments.cohortId, cohortId),
                inArray(enrolments.userId, completing),
                inArray(enrolments.state, statesBefore('COHORT_CLOSES')),
              ),
            )
            .returning({ userId: enrolments.userId });
    await tx.update(cohorts).set({ closedAt: now }).where(eq(cohorts.cohortId, cohortId));
    const ids = done.map(({ userId }) => userId);
    const graduates = earned.filter(({ userId }) => ids.includes(userId) || earlier.has(userId));
    const issued = await issueCertificates(tx, deps, cohort, graduates);
    const concerned = [...new Set([...ids, ...issued.map(({ userId }) => userId)])];
    const told =
      concerned.length === 0
        ? []
        : await tx
            .select({ userId: users.userId, emailId: users.emailId, firstName: userProfiles.firstName })
            .from(users)
            .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
            .where(inArray(users.userId, concerned));
    const course = `${cohort.courseTitle}, cohort ${cohort.batchNumber}`;
    const mailTo = ({ userId, emailId, firstName }: (typeof told)[number]) => {
      const own = issued.filter((one) => one.userId === userId);
      const isNew = ids.includes(userId);
      return {
        to: emailId,
        template: isNew ? 'course-completed' : 'certificates-issued',
        subject: isNew ? 'You have completed your course' : 'Another certificate for your course',
        greeting: `Hello ${firstName || 'there'},`,
        paragraphs: [
          ...(isNew ? [`You have completed ${course}. Everything you made in it stays yours.`] : []),
          ...(own.length > 0 ? [`Your certificates for ${course} are in your documents.`] : []),
          ...own.map(
            ({ kind, number }) => `${CERTIFICATE_NAMES[kind]}: ${certificateUrl(deps.settings, number)}`,
          ),
        ],
        action:
          own.length > 0
            ? { label: 'Open your documents', url: `${deps.settings.PLINTH_ORIGIN}/documents` }
            : { label: 'Open your courses', url: `${deps.settings.PLINTH_ORIGIN}/learner-hub` },
        onceKey: isNew
          ? `course-completed:${cohortId}:${userId}`
          : `certificates-issued:${own.map(({ number }) => number).join(':')}`,
      };
    };
    await queueMails(tx, now, told.map(mailTo));
    const lacking = learners.filter(({ outcome }) => outcome === 'LACKS').length;
    await recordAudits(tx, now, act, [
      {
        action: 'cohort.closed',
        details: { cohortId, completed: ids.length, lacking, certificates: issued.length },
        before: { closedAt: cohort.closedAt?.toISOString() ?? null },
        after: { closedAt: now.toISOString() },
      },
      ...ids.map((userId) => ({
        action: 'enrolments.completed' as const,
        subjectId: userId,
        details: { cohortId },
        before: { state: 'ONGOING' },
        after: { state: 'COMPLETED' },
      })),
    ]);
    return { completed: ids.length, lacking };
  });
  // Not under the locks of closing: the certificates of two hundred learners take minutes.
  drawCertificatePdfsLater(deps);
  return closed;
}
