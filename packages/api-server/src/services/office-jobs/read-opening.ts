import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { OfficeOpeningDetail, OpeningFacts } from '@plinth/domain/jobs/office-opening';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { countWhere } from '../../db/count-where.ts';
import type { Queryable } from '../../db/database.ts';
import { idsWhere } from '../../db/ids-where.ts';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import type { OpeningRow } from '../jobs/opening-rows.ts';
import { stampClosing } from '../jobs/stamp-closing.ts';
import { waitsForAnswer } from '../jobs/waits-for-answer.ts';
import { refuse } from '../refusal.ts';
import { stateOf } from './list-openings.ts';

/** What staff wrote about an opening, in the shape in which they edit it. */
export const factsOf = (row: OpeningRow): OpeningFacts => ({
  employerId: row.employerId,
  title: row.title,
  description: row.description,
  location: row.location,
  workMode: row.workMode,
  pay: row.ctc !== null && row.currency !== null ? { ctc: row.ctc, currency: row.currency } : null,
  skills: row.skills,
  rounds: row.rounds,
  closingDay: calendarDateIn(DEFAULT_TIMEZONE, row.closingDate.toISOString()),
  questions: row.questions.map(({ question, questionType, options, isRequired }) => ({
    question,
    questionType,
    options: options.map(({ text }) => text),
    isRequired: isRequired ?? true,
  })),
  criteria: row.criteria,
});

/** Returns one opening with all its content. @throws Refusal NOT_FOUND */
export async function readOpening(
  { db, now }: { db: Queryable; now: () => Date },
  jobOpeningId: string,
): Promise<{ opening: OfficeOpeningDetail }> {
  const [row] = await db
    .select()
    .from(jobOpenings)
    .where(and(eq(jobOpenings.jobOpeningId, jobOpeningId), ne(jobOpenings.recordStatus, 'DELETED')));
  if (!row) throw refuse('NOT_FOUND', 'Opening not found.');
  const [found] = await db
    .select({
      applied: countWhere(eq(userJobs.recordStatus, 'ACTIVE')),
      offers: countWhere(isNotNull(userJobs.offerStatus)),
      waiting: idsWhere(userJobs.userJobId, waitsForAnswer(db)),
    })
    .from(userJobs)
    .where(eq(userJobs.jobOpeningId, jobOpeningId));
  const { applied, offers, waiting } = found ?? { applied: 0, offers: 0, waiting: [] };
  const told = row.recordStatus === 'ACTIVE' ? waiting : [];
  return {
    opening: {
      jobOpeningId,
      reference: row.reference,
      title: row.title,
      employerId: row.employerId,
      companyName: row.companyName,
      location: row.location,
      state: stateOf(row, now()),
      closingDate: row.closingDate.toISOString(),
      applied,
      offers,
      facts: factsOf(row),
      updatedAt: row.updatedAt.toISOString(),
      waiting: told.length,
      stamp: stampClosing({ waiting: told }),
    },
  };
}
