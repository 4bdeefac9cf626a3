import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { samePlace } from '../../db/same-place.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { forms, formVersions, onboardingResponses } from '../../db/schema/forms.ts';
import { asBegun } from '../quizzes/form-as-begun.ts';
import { refuse } from '../refusal.ts';

/**
 * Finds the onboarding form of a cohort with a learner's place and answers, as the form was when the answers were
 * started. @throws Refusal NOT_FOUND when there is none
 */
export async function findOnboarding(db: Queryable, cohortId: string, userId: string) {
  const [row] = await db
    .select({
      form: forms,
      kept: formVersions,
      begun: onboardingResponses.version,
      cohortOnboardingStatus: enrolments.cohortOnboardingStatus,
      requestData: onboardingResponses.requestData,
      currentPageId: onboardingResponses.currentPageId,
    })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .innerJoin(forms, and(eq(forms.formId, cohorts.onboardingFormId), eq(forms.kind, 'ONBOARDING')))
    .leftJoin(onboardingResponses, samePlace(onboardingResponses, enrolments))
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, forms.formId), eq(formVersions.version, onboardingResponses.version)),
    )
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId)));
  if (!row) throw refuse('NOT_FOUND', 'There is no onboarding form for you in this cohort.');
  const { form, kept, begun, ...place } = row;
  const { formId, version, title, pages } = asBegun(form, kept);
  return { formId, version, title, pages, hasBegun: begun !== null, ...place };
}
