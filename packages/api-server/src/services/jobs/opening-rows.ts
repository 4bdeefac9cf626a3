import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobCriteria } from '@plinth/domain/jobs/job-criteria';
import type { JobOpening } from '@plinth/domain/jobs/job-opening';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import type { Currency } from '@plinth/domain/money/currency';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../refusal.ts';

/** An opening `o` as SQL reads it. */
export const openingColumns = sql.raw(
  'o.job_opening_id, o.company_name, o.title, o.description, o.location, o.work_mode, o.ctc, o.currency, o.skills, o.rounds, o.closing_date, o.questions, o.criteria, o.record_status',
);

export type OpeningRow = {
  job_opening_id: string;
  company_name: string;
  title: string;
  description: string;
  location: string;
  work_mode: WorkMode;
  ctc: string | null;
  currency: Currency | null;
  skills: string[];
  rounds: InterviewRound[];
  closing_date: string;
  questions: QuizQuestion[];
  criteria: JobCriteria;
  record_status: RecordStatus;
};

/** An opening as learners read it. */
export const toOpening = (row: OpeningRow & { is_saved: boolean }): JobOpening => ({
  jobOpeningId: row.job_opening_id,
  companyName: row.company_name,
  title: row.title,
  description: row.description,
  location: row.location,
  workMode: row.work_mode,
  ctc: row.ctc === null ? null : Number(row.ctc),
  currency: row.currency,
  skills: row.skills,
  rounds: row.rounds,
  closingDate: new Date(row.closing_date).toISOString(),
  questions: row.questions.map(publicQuestion),
  recordStatus: row.record_status,
  isSaved: row.is_saved,
});

/**
 * One opening that staff have not removed, with whether a person keeps it; `isHeld` keeps it as it is until the
 * transaction ends. @throws Refusal NOT_FOUND
 */
export async function findOpening(
  db: Queryable,
  { jobOpeningId, userId, isHeld = false }: { jobOpeningId: string; userId: string; isHeld?: boolean },
): Promise<OpeningRow & { is_saved: boolean }> {
  const { rows } = await db.execute<OpeningRow & { is_saved: boolean }>(sql`
    select ${openingColumns}, a.saved_at is not null as is_saved
    from job_openings o
    left join job_activities a on a.job_opening_id = o.job_opening_id and a.user_id = ${userId}::uuid
    where o.job_opening_id = ${jobOpeningId}::uuid and o.record_status <> 'DELETED'
    ${isHeld ? sql`for share of o` : sql``}`);
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND', 'There is no such opening.');
  return row;
}
