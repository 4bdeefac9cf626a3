import type { EvaluationForm } from '@plinth/domain/evaluation-day/evaluation-form';
import { eq } from 'drizzle-orm';
import { courses } from '../../db/schema/curriculum.ts';
import { evaluationForms } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';

/** Returns the form of a course's evaluation day as staff see it; null while none is set. */
export async function readEvaluationForm(
  { db }: Pick<Deps, 'db'>,
  code: string,
): Promise<Omit<EvaluationForm, 'formId'> | null> {
  const [form] = await db
    .select({ filters: evaluationForms.filters, sections: evaluationForms.sections })
    .from(evaluationForms)
    .innerJoin(courses, eq(courses.courseId, evaluationForms.courseId))
    .where(eq(courses.code, code));
  return form ?? null;
}
