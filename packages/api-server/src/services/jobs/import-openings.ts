import type { QuestionType } from '@plinth/domain/forms/question-type';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobCriteria } from '@plinth/domain/jobs/job-criteria';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import type { Currency } from '@plinth/domain/money/currency';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { employers, jobOpenings } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { stableId } from '../courses/stable-id.ts';
import { refuse } from '../refusal.ts';
import { readUsedRounds } from './read-used-rounds.ts';

/** An opening as staff write it. `reference` identifies it among all of them; `ctc` is in minor units. */
export type WrittenOpening = {
  reference: string;
  companyName: string;
  title: string;
  description: string;
  location: string;
  workMode: WorkMode;
  pay: { ctc: number; currency: Currency } | null;
  skills: readonly string[];
  rounds: readonly InterviewRound[];
  closingDate: Date;
  questions: readonly {
    question: string;
    questionType: QuestionType;
    options: readonly string[];
    isRequired: boolean;
  }[];
  criteria: JobCriteria;
};

/** The ids derive from the text, so that answers still belong to a question that is imported again. */
export const toJobQuestion = (
  reference: string,
  { question, questionType, options, isRequired }: WrittenOpening['questions'][number],
): QuizQuestion => ({
  questionId: stableId('job-question', reference, question),
  questionType,
  question,
  meta: {},
  isRequired,
  options: options.map((text) => ({ optionId: stableId('job-option', reference, question, text), text })),
});

/** @throws Refusal CONFLICT naming those that are closed */
async function requireNoneClosed(tx: Queryable, references: readonly string[]) {
  const rows = await tx
    .select({ reference: jobOpenings.reference, recordStatus: jobOpenings.recordStatus })
    .from(jobOpenings)
    .where(inArray(jobOpenings.reference, [...references]))
    .for('update');
  const closed = rows.filter(({ recordStatus }) => recordStatus !== 'ACTIVE');
  if (closed.length > 0)
    throw refuse(
      'CONFLICT',
      `Not open: ${closed.map(({ reference }) => reference).join(', ')}. Give a new opening a reference of its own.`,
    );
}

/** Requires that rounds to which applicants were invited stay. @throws Refusal CONFLICT naming those that are missing */
async function requireUsedRounds(tx: Transaction, written: readonly WrittenOpening[]) {
  const roundsOf = new Map(written.map(({ reference, rounds }) => [reference, rounds]));
  const used = await readUsedRounds(tx, inArray(jobOpenings.reference, [...roundsOf.keys()]));
  const missing = used.filter(({ reference, round }) => !roundsOf.get(reference)?.includes(round));
  if (missing.length > 0)
    throw refuse(
      'CONFLICT',
      `Someone has been invited to a round that is missing here: ${missing.map(({ reference, round }) => `${reference} (${round})`).join(', ')}.`,
    );
}

/** Returns the employers of openings by their names; missing ones are created. @throws Refusal CONFLICT ended */
async function putEmployers(tx: Transaction, written: readonly WrittenOpening[], now: Date) {
  const names = [...new Set(written.map(({ companyName }) => companyName))].sort();
  await tx
    .insert(employers)
    .values(names.map((name) => ({ name, createdAt: now, updatedAt: now })))
    .onConflictDoNothing();
  const rows = await tx.select().from(employers).where(inArray(employers.name, names)).for('share');
  const ended = rows.filter(({ endedAt }) => endedAt !== null).map(({ name }) => name);
  if (ended.length > 0)
    throw refuse('CONFLICT', `The work with ${ended.join(', ')} has ended; take it up again first.`);
  return (name: string): string => {
    const employerId = rows.find((row) => row.name === name)?.employerId;
    if (employerId === undefined) throw new Error('the employer was not written');
    return employerId;
  };
}

/**
 * Adds openings, and changes those whose reference exists; all or none. Applications stay with their opening. Leaves an
 * audit row.
 * @throws Refusal BAD_REQUEST a closing date that has passed, CONFLICT an opening that is closed, or a round in use that is missing
 */
export async function importOpenings(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  written: readonly WrittenOpening[],
): Promise<{ added: number; changed: number }> {
  const now = deps.now();
  for (const { reference, closingDate } of written)
    if (closingDate <= now) throw refuse('BAD_REQUEST', `${reference}: the closing date has already passed.`);
  return deps.db.transaction(async (tx) => {
    await requireNoneClosed(
      tx,
      written.map(({ reference }) => reference),
    );
    await requireUsedRounds(tx, written);
    const employerOf = await putEmployers(tx, written, now);
    const rows = await tx
      .insert(jobOpenings)
      .values(
        written.map(({ pay, questions, skills, rounds, ...opening }) => ({
          ...opening,
          employerId: employerOf(opening.companyName),
          ctc: pay?.ctc ?? null,
          currency: pay?.currency ?? null,
          skills: [...skills],
          rounds: [...rounds],
          questions: questions.map((question) => toJobQuestion(opening.reference, question)),
          createdAt: now,
          updatedAt: now,
          publishedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: jobOpenings.reference,
        set: {
          ...Object.fromEntries(
            (
              [
                ['employerId', 'employer_id'],
                ['companyName', 'company_name'],
                ['title', 'title'],
                ['description', 'description'],
                ['location', 'location'],
                ['workMode', 'work_mode'],
                ['ctc', 'ctc'],
                ['currency', 'currency'],
                ['skills', 'skills'],
                ['rounds', 'rounds'],
                ['closingDate', 'closing_date'],
                ['questions', 'questions'],
                ['criteria', 'criteria'],
                ['updatedAt', 'updated_at'],
              ] as const
            ).map(([field, column]) => [field, sql.raw(`excluded.${column}`)]),
          ),
        },
      })
      .returning({ isNew: sql`xmax = 0`.mapWith(Boolean) });
    const added = rows.filter(({ isNew }) => isNew).length;
    await recordAudit(tx, now, act, {
      action: 'import-openings',
      details: { references: written.map(({ reference }) => reference) },
    });
    return { added, changed: rows.length - added };
  });
}
