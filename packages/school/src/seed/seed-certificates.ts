import { cohorts, cohortTimelines, enrolments } from '@plinth/api-server/db/schema/cohorts';
import { courseNodes, reports } from '@plinth/api-server/db/schema/curriculum';
import { drawCertificatePdfs } from '@plinth/api-server/services/certificates/draw-certificate-pdfs';
import { issueCertificates } from '@plinth/api-server/services/certificates/issue-certificates';
import { earnedCertificates } from '@plinth/domain/certificates/earned-certificates';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { FINISHED } from './cohort-plan.ts';
import { cohortId } from './seed-cohorts.ts';
import type { Seeding } from './seeding.ts';

/**
 * Issues to the graduates of the finished cohort the certificates that its closing earned them, through the service
 * that closes cohorts, dated on the day of their graduation.
 */
export async function seedCertificates({ db, deps }: Seeding): Promise<void> {
  const finished = cohortId(FINISHED);
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.cohortId, finished));
  if (!cohort) throw new Error(`there is no cohort ${FINISHED}`);
  const [graduation] = await db
    .select({ time: cohortTimelines.time })
    .from(cohortTimelines)
    .where(and(eq(cohortTimelines.cohortId, finished), eq(cohortTimelines.key, 'GRADUATION_DATE')));
  if (!graduation) throw new Error(`${FINISHED} has no day of graduation`);
  const graduates = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, finished), eq(enrolments.state, 'COMPLETED')));
  const above = alias(courseNodes, 'above');
  const stages = await db
    .select({ userId: reports.userId, status: reports.reviewStatus, meta: above.meta })
    .from(reports)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, reports.nodeId))
    .innerJoin(above, eq(above.nodeId, courseNodes.parentNodeId))
    .where(and(eq(reports.cohortId, finished), eq(reports.namespace, 'CAPSTONE')))
    .orderBy(asc(above.rank));
  await issueCertificates(
    db,
    { now: () => graduation.time },
    cohort,
    graduates.map(({ userId }) => ({
      userId,
      earned: earnedCertificates({
        assignments: [],
        capstone: stages
          .filter((stage) => stage.userId === userId)
          .map(({ status, meta }) => ({ title: meta.title ?? 'Stage', isPassed: status === 'REVIEWED' })),
        skills: [],
        currency: 'INR',
      }),
    })),
  );
  await drawCertificatePdfs(db, deps);
}
