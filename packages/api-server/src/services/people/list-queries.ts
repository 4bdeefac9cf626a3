import type { PersonQuery } from '@plinth/domain/people/person-sections';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { mentorQueries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { cohortTitle } from './cohort-title.ts';
import { isoOf, type PersonPage } from './person-page.ts';

/** Lists the queries of a person, latest first, in two round trips. */
export async function listQueries(
  { db }: Pick<Deps, 'db'>,
  { userId, pageNo }: PersonPage,
): Promise<{ queries: PersonQuery[]; total: number }> {
  const where = and(
    eq(mentorQueries.askedById, userId),
    inArray(
      mentorQueries.cohortId,
      db.select({ cohortId: enrolments.cohortId }).from(enrolments).where(eq(enrolments.userId, userId)),
    ),
  );
  const { limit, offset } = pageOf(pageNo);
  const [rows, total] = await Promise.all([
    db
      .select({
        queryId: mentorQueries.queryId,
        title: mentorQueries.title,
        cohort: cohortTitle,
        state: mentorQueries.state,
        createdAt: mentorQueries.createdAt,
        answeredAt: mentorQueries.answeredAt,
      })
      .from(mentorQueries)
      .innerJoin(cohorts, eq(cohorts.cohortId, mentorQueries.cohortId))
      .where(where)
      .orderBy(desc(mentorQueries.createdAt), mentorQueries.queryId)
      .limit(limit)
      .offset(offset),
    db.$count(mentorQueries, where),
  ]);
  return {
    queries: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      answeredAt: isoOf(row.answeredAt),
    })),
    total,
  };
}
