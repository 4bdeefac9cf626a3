import { JOB_FEEDBACK_QUESTIONS, type OfficeJobFeedback } from '@plinth/domain/jobs/job-feedback';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { jobOpenings, userJobFeedback, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { answersTo } from '../forms/answers-to.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type JobFeedbackFilter = Omit<QueryOf<'officeJobs', 'listFeedback'>, 'pageNo'>;

const feedbackOf = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      said: userJobFeedback,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      title: jobOpenings.title,
      companyName: jobOpenings.companyName,
    })
    .from(userJobFeedback)
    .innerJoin(userJobs, eq(userJobs.userJobId, userJobFeedback.userJobId))
    .innerJoin(jobOpenings, eq(jobOpenings.jobOpeningId, userJobs.jobOpeningId))
    .innerJoin(users, eq(users.userId, userJobs.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, userJobs.userId))
    .where(where);

const whereOf = ({ search, round }: JobFeedbackFilter) =>
  and(
    round ? eq(userJobFeedback.round, round) : undefined,
    matchesSearch(
      search,
      [userProfiles.firstName, userProfiles.lastName, jobOpenings.companyName, jobOpenings.title],
      users.emailId,
    ),
  );

/** Finds learners' feedback on interviews, in the order of the filter. */
export async function findJobFeedback(
  { db }: Pick<Deps, 'db'>,
  filter: JobFeedbackFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficeJobFeedback[]> {
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  const rows = await feedbackOf(db, whereOf(filter))
    .orderBy(
      direction(filter.sortBy === 'name' ? userProfiles.foldedName : userJobFeedback.createdAt),
      asc(userJobFeedback.feedbackId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ said, emailId, firstName, lastName, title, companyName }) => ({
    feedbackId: said.feedbackId,
    userJobId: said.userJobId,
    name: `${firstName} ${lastName}`.trim(),
    emailId,
    title,
    companyName,
    round: said.round,
    answers: answersTo(JOB_FEEDBACK_QUESTIONS, said.responses),
    createdAt: said.createdAt.toISOString(),
  }));
}

/** Lists a page of learners' feedback on interviews, with the total count. */
export async function listJobFeedback(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: JobFeedbackFilter & { pageNo: number },
): Promise<{ feedback: OfficeJobFeedback[]; total: number }> {
  const [feedback, total] = await Promise.all([
    findJobFeedback(deps, filter, pageOf(pageNo)),
    deps.db.$count(feedbackOf(deps.db, whereOf(filter)).as('found')),
  ]);
  return { feedback, total };
}
