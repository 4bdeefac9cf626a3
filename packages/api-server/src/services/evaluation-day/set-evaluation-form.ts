import type { EvaluationQuestion, EvaluationSection } from '@plinth/domain/evaluation-day/evaluation-form';
import type { QuestionType } from '@plinth/domain/forms/question-type';
import { eq, inArray, sql } from 'drizzle-orm';
import { courses } from '../../db/schema/curriculum.ts';
import { evaluationForms, interviewEntries } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { stableId } from '../courses/stable-id.ts';
import { refuse } from '../refusal.ts';
import { readOpenNotes } from './read-open-notes.ts';

type WrittenQuestion = {
  question: string;
  questionType: QuestionType;
  /** The points of each option. Empty for free text. */
  options: readonly { text: string; points: number }[];
  isRequired: boolean;
};

/** A form of the evaluation day as staff write it. `shownFor` names filter options by their text. */
export type WrittenEvaluationForm = {
  filters: readonly WrittenQuestion[];
  sections: readonly {
    sectionTitle: string;
    shownFor: readonly string[];
    questions: readonly WrittenQuestion[];
  }[];
};

/** The same text yields the same ids, so that notes stay with their question when the form is set again. */
function toQuestion(place: readonly string[], written: WrittenQuestion): EvaluationQuestion {
  const names = [...place, written.question];
  // A free-text note is attached to the only option of its question.
  const options = written.options.length > 0 ? written.options : [{ text: 'Notes', points: 0 }];
  return {
    questionId: stableId(...names),
    questionType: written.questionType,
    question: written.question,
    options: options.map(({ text, points }) => ({ optionId: stableId(...names, text), text, points })),
    isRequired: written.isRequired,
  };
}

/**
 * Sets or replaces what guides answer about the interviews of a course. Closed reports stay as they read. Leaves an
 * audit row.
 * @returns whether anything changed
 * @throws Refusal NOT_FOUND no such course; CONFLICT while notes are not closed on an interview that took place or may
 */
export async function setEvaluationForm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { course: code, form }: { course: string; form: WrittenEvaluationForm },
): Promise<{ hasChanged: boolean }> {
  return db.transaction(async (tx) => {
    const [course] = await tx
      .select({ courseId: courses.courseId })
      .from(courses)
      .where(eq(courses.code, code))
      .for('update');
    if (!course) throw refuse('NOT_FOUND', `There is no course ${code}.`);
    const place = ['evaluation', course.courseId];
    const filters = form.filters.map((question) => toQuestion(place, question));
    const choices = new Map(
      filters.flatMap(({ options }) => options.map(({ text, optionId }) => [text, optionId] as const)),
    );
    const sections: EvaluationSection[] = form.sections.map(({ sectionTitle, shownFor, questions }) => ({
      sectionTitle,
      shownFor: shownFor.flatMap((text) => choices.get(text) ?? []),
      questions: questions.map((question) => toQuestion([...place, sectionTitle], question)),
    }));
    const [before] = await tx
      .select({
        isSame:
          sql`${eq(evaluationForms.filters, filters)} and ${eq(evaluationForms.sections, sections)}`.mapWith(
            Boolean,
          ),
        formId: evaluationForms.formId,
      })
      .from(evaluationForms)
      .where(eq(evaluationForms.courseId, course.courseId))
      .for('update');
    if (before?.isSame) return { hasChanged: false };
    const { waiting, lapsed } = before
      ? await readOpenNotes(tx, { formId: before.formId, now: now() })
      : { waiting: 0, lapsed: [] };
    if (waiting > 0)
      throw refuse(
        'CONFLICT',
        `Guides have begun to note ${waiting === 1 ? 'one interview' : `${waiting} interviews`} with this form. Let them close the feedback first.`,
      );
    // A filter answer whose question is gone would count as a sign that the interview took place.
    if (lapsed.length > 0)
      await tx.delete(interviewEntries).where(inArray(interviewEntries.responseId, lapsed));
    await tx
      .insert(evaluationForms)
      .values({ courseId: course.courseId, filters, sections })
      .onConflictDoUpdate({ target: evaluationForms.courseId, set: { filters, sections } });
    await recordAudit(tx, now(), act, {
      action: 'set-evaluation-form',
      details: { courseId: course.courseId, course: code },
    });
    return { hasChanged: true };
  });
}
