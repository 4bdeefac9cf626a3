import type { EvaluationForm } from '@plinth/domain/evaluation-day/evaluation-form';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { evaluationForms } from '../../db/schema/evaluation-day.ts';
import { refuse } from '../refusal.ts';

/** Finds the form that guides fill in about the interviews of a cohort; undefined while its course has none. */
export async function seekEvaluationForm(
  db: Queryable,
  cohortId: string,
): Promise<EvaluationForm | undefined> {
  const [form] = await db
    .select({
      formId: evaluationForms.formId,
      filters: evaluationForms.filters,
      sections: evaluationForms.sections,
    })
    .from(evaluationForms)
    .innerJoin(cohorts, eq(cohorts.courseId, evaluationForms.courseId))
    .where(eq(cohorts.cohortId, cohortId));
  return form;
}

/** Returns the form as above. @throws Refusal NOT_FOUND without one, also for another formId */
export async function findEvaluationForm(
  db: Queryable,
  cohortId: string,
  formId?: string,
): Promise<EvaluationForm> {
  const form = await seekEvaluationForm(db, cohortId);
  if (!form || (formId !== undefined && form.formId !== formId))
    throw refuse('NOT_FOUND', 'Evaluation form not found for this cohort.');
  return form;
}
