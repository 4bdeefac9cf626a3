import {
  type JobApplicationSort,
  type JobApplicationStand,
  type OfficeJobApplication,
  standOf,
} from '@plinth/domain/jobs/office-job-application';
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { jobOpenings, jobQuestionVersions, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { lastStep } from '../jobs/last-step.ts';
import { isNotCleared, waitsForAnswer } from '../jobs/waits-for-answer.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { LEARNER_FACTS } from '../people/learner-facts.ts';

export type JobApplicationFilter = QueryOf<'officeJobs', 'downloadApplications'>;
type Page = { sortBy: JobApplicationSort; sortDirection: 'asc' | 'desc'; limit: number; offset: number };

function standsAt(db: Queryable, stand: JobApplicationStand): SQL | undefined {
  const isIn = eq(userJobs.recordStatus, 'ACTIVE');
  const isOpen = eq(jobOpenings.recordStatus, 'ACTIVE');
  switch (stand) {
    case 'WITHDRAWN':
      return ne(userJobs.recordStatus, 'ACTIVE');
    case 'NEW':
      return and(isOpen, waitsForAnswer(db), isNull(userJobs.currentRound));
    case 'IN_ROUNDS':
      return and(isOpen, waitsForAnswer(db), isNotNull(userJobs.currentRound));
    case 'NOT_CLEARED':
      return and(isIn, isNull(userJobs.offerStatus), isNotCleared(db));
    case 'CLOSED':
      return and(waitsForAnswer(db), ne(jobOpenings.recordStatus, 'ACTIVE'));
    default:
      return and(isIn, eq(userJobs.offerStatus, stand));
  }
}

/**
 * Selects applications with their people, openings and cohorts; `asked` if the opening has changed its questions since.
 */
const applicationsOf = (db: Queryable) =>
  db
    .select({
      application: userJobs,
      opening: jobOpenings,
      lastStatus: lastStep(db),
      asked: jobQuestionVersions.questions,
      ...LEARNER_FACTS,
    })
    .from(userJobs)
    .innerJoin(jobOpenings, eq(jobOpenings.jobOpeningId, userJobs.jobOpeningId))
    .leftJoin(
      jobQuestionVersions,
      and(
        eq(jobQuestionVersions.jobOpeningId, userJobs.jobOpeningId),
        eq(jobQuestionVersions.version, userJobs.questionsVersion),
      ),
    )
    .innerJoin(users, eq(users.userId, userJobs.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, userJobs.userId))
    .innerJoin(cohorts, eq(cohorts.cohortId, userJobs.cohortId));

/** Finds one application with its opening, or nothing. */
export async function findJobApplication(db: Queryable, userJobId: string) {
  const [row] = await applicationsOf(db).where(eq(userJobs.userJobId, userJobId));
  return row;
}

type Found = NonNullable<Awaited<ReturnType<typeof findJobApplication>>>;

/** Converts an application to the shape that the office lists. */
export const toListed = ({
  application,
  opening,
  lastStatus,
  asked: _,
  ...learner
}: Found): OfficeJobApplication => ({
  ...learner,
  userJobId: application.userJobId,
  userId: application.userId,
  jobOpeningId: opening.jobOpeningId,
  title: opening.title,
  companyName: opening.companyName,
  stand: standOf({ ...application, openingStatus: opening.recordStatus, lastStatus }),
  currentRound: application.currentRound,
  lastStatus,
  appliedAt: application.appliedAt.toISOString(),
});

const whereOf = (db: Queryable, { search, stand, jobOpeningId }: JobApplicationFilter) =>
  and(
    stand && standsAt(db, stand),
    jobOpeningId ? eq(userJobs.jobOpeningId, jobOpeningId) : undefined,
    matchesSearch(
      search,
      [userProfiles.firstName, userProfiles.lastName, jobOpenings.companyName, jobOpenings.title],
      users.emailId,
    ),
  );

/** Finds the applications that match a filter, each with its last step. One statement. */
export async function findJobApplications(
  { db }: Pick<Deps, 'db'>,
  filter: JobApplicationFilter,
  { sortBy, sortDirection, limit, offset }: Page,
): Promise<OfficeJobApplication[]> {
  const direction = sortDirection === 'asc' ? asc : desc;
  const rows = await applicationsOf(db)
    .where(whereOf(db, filter))
    .orderBy(
      direction(sortBy === 'name' ? userProfiles.foldedName : userJobs.appliedAt),
      asc(userJobs.userJobId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(toListed);
}

/** Lists a page of the applications, with the total count. */
export async function listJobApplications(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...asked }: JobApplicationFilter & Omit<Page, 'limit' | 'offset'> & { pageNo: number },
): Promise<{ applications: OfficeJobApplication[]; total: number }> {
  const [applications, total] = await Promise.all([
    findJobApplications(deps, asked, { ...asked, ...pageOf(pageNo) }),
    deps.db.$count(applicationsOf(deps.db).where(whereOf(deps.db, asked)).as('found')),
  ]);
  return { applications, total };
}
