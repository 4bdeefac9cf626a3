import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { correctKeys, type KeyCorrection } from '@plinth/domain/quizzes/correct-keys';
import { quizCredits } from '@plinth/domain/quizzes/quiz-credits';
import { scoreQuiz } from '@plinth/domain/quizzes/score-quiz';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { settleQuizCredits } from '../../db/queries/quizzes/settle-quiz-credits.ts';
import { writeScores } from '../../db/queries/quizzes/write-scores.ts';
import { type FormPage, formEntries, formResponses, forms, formVersions } from '../../db/schema/forms.ts';
import { recordAudit, recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import type { ChangedQuiz } from '../courses/publish-quizzes.ts';
import { type FormRow, questionsOf, questionsOfAttempt, type ResponseRow } from './attempt.ts';
import { asBegun } from './form-as-begun.ts';
import { notifyOfRegrading } from './notify-of-regrading.ts';

type Score = { score: number; total: number; credits: number };

/** An attempt whose result has changed. */
export type Regraded = { response: ResponseRow; before: Score; after: Score };

type Quiz = { quiz: ChangedQuiz; code: string; at: Date };

/** Applies today's answer keys to earlier versions that ask the same question. Returns those versions by number. */
async function correctVersions(tx: Transaction, { formId, pages: today }: ChangedQuiz) {
  const [form] = await tx.select().from(forms).where(eq(forms.formId, formId));
  const kept = await tx
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(formVersions.version);
  const now = questionsOf({ pages: today });
  const versions = new Map<number, FormRow>();
  const corrections = new Map<string, KeyCorrection>();
  for (const one of kept) {
    const pages: FormPage[] = [];
    let isCorrected = false;
    for (const page of one.pages) {
      const { questions, corrections: found } = correctKeys(page.questions, now);
      pages.push({ ...page, questions });
      for (const correction of found) corrections.set(correction.questionId, correction);
      isCorrected ||= found.length > 0;
    }
    if (!isCorrected || !form) continue;
    versions.set(one.version, asBegun(form, { ...one, pages }));
    await tx
      .update(formVersions)
      .set({ pages })
      .where(and(eq(formVersions.formId, formId), eq(formVersions.version, one.version)));
  }
  return { versions, corrections: [...corrections.values()] };
}

/** Reads the answers of attempts, by attempt. */
async function answersOf(tx: Transaction, responseIds: readonly string[]) {
  const answers = new Map<string, ResponseEntry[]>(responseIds.map((responseId) => [responseId, []]));
  if (responseIds.length === 0) return answers;
  const rows = await tx
    .select({ responseId: formEntries.responseId, answer: formEntries.answer })
    .from(formEntries)
    .where(inArray(formEntries.responseId, [...responseIds]));
  for (const { responseId, answer } of rows) answers.get(responseId)?.push(answer);
  return answers;
}

const scoreOf = ({ score, total, credits }: ResponseRow): Score => ({
  score: score ?? 0,
  total: total ?? 0,
  credits,
});

/** Rejudges the closed attempts at corrected versions; returns those whose result changed, with the new result. */
async function judgeAnew(tx: Transaction, formId: string, versions: ReadonlyMap<number, FormRow>) {
  // Open ones are locked too: a hand-in in progress finishes first, a later one reads the corrected key.
  const responses = await tx
    .select()
    .from(formResponses)
    .where(and(eq(formResponses.formId, formId), inArray(formResponses.version, [...versions.keys()])))
    .orderBy(formResponses.responseId)
    .for('update');
  const closed = responses.filter(({ status }) => status === 'COMPLETED');
  const answers = await answersOf(
    tx,
    closed.map(({ responseId }) => responseId),
  );
  return closed.flatMap((response): Regraded[] => {
    const form = versions.get(response.version);
    if (!form) return [];
    const { score, total } = scoreQuiz(
      questionsOfAttempt(form, response),
      answers.get(response.responseId) ?? [],
    );
    const before = scoreOf(response);
    const after = { score, total, credits: quizCredits({ credits: form.credits, score, total }) };
    const isSame = before.score === score && before.total === total && before.credits === after.credits;
    return isSame ? [] : [{ response, before, after }];
  });
}

/**
 * Applies a corrected key to attempts of a quiz that were handed in or begun before: results, credits and reports
 * agree, up or down. Learners and guides whose results change are notified; an audit row records the correction, and
 * one per attempt its outcome. A reworded question counts as a different one and changes nothing.
 */
export async function regradeQuiz(tx: Transaction, act: StaffAct, { quiz, code, at }: Quiz): Promise<void> {
  const { formId, key, title, version } = quiz;
  const { versions, corrections } = await correctVersions(tx, quiz);
  if (corrections.length === 0) return;
  const regraded = await judgeAnew(tx, formId, versions);
  const details = { code, quiz: key.slice(code.length + 1), title, formId, version };
  await recordAudit(tx, at, act, {
    action: 'quiz.key-corrected',
    details: {
      ...details,
      questions: corrections.map(({ questionId, question }) => ({ questionId, question })),
      regraded: regraded.length,
    },
    before: Object.fromEntries(corrections.map(({ questionId, before }) => [questionId, before])),
    after: Object.fromEntries(corrections.map(({ questionId, after }) => [questionId, after])),
  });
  if (regraded.length === 0) return;
  await writeScores.run(tx, {
    scores: regraded.map(({ response, after }) => ({ responseId: response.responseId, ...after })),
  });
  await settleQuizCredits.run(tx, {
    formId,
    userIds: [...new Set(regraded.map(({ response }) => response.userId))],
    reason: `quiz-regrade-${version}`,
  });
  await recordAudits(
    tx,
    at,
    act,
    regraded.map(({ response, before, after }) => ({
      action: 'quiz.regraded',
      subjectId: response.userId,
      details: { ...details, responseId: response.responseId, cohortId: response.cohortId },
      before,
      after,
    })),
  );
  await notifyOfRegrading(tx, { quiz, regraded, at });
}
