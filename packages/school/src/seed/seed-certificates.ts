import { cohorts, enrolments } from '@plinth/api-server/db/schema/cohorts';
import { courseNodes, reports } from '@plinth/api-server/db/schema/curriculum';
import { drawPapers } from '@plinth/api-server/services/certificates/draw-papers';
import { issueCertificates } from '@plinth/api-server/services/certificates/issue-certificates';
import { earnedCertificates } from '@plinth/domain/certificates/earned-certificates';
import { and, asc, eq } from 'drizzle-orm';
import { FINISHED } from './cohort-plan.ts';
import { cohortId } from './seed-cohorts.ts';
import type { Seeding } from './seeding.ts';

/** Gives the graduates of the finished cohort the certificates that closing it gave them, by the service that closes. */
export async function seedCertificates({ db, deps }: Seeding): Promise<void> {
  const finished = cohortId(FINISHED);
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.cohortId, finished));
  if (!cohort) throw new Error(`there is no cohort ${FINISHED}`);
  const graduates = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, finished), eq(enrolments.state, 'COMPLETED')));
  const stages = await db
    .select({ userId: reports.userId, status: reports.reviewStatus, meta: courseNodes.meta })
    .from(reports)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, reports.nodeId))
    .where(and(eq(reports.cohortId, finished), eq(reports.namespace, 'CAPSTONE')))
    .orderBy(asc(courseNodes.rank));
  await issueCertificates(
    db,
    deps,
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
  await drawPapers(db, deps);
}
