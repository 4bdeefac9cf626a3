import type { FormProduct } from '@plinth/contract/product-header';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, desc, eq, exists, or, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';
import { formResponses, forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { findOpenNode, readCohortView } from '../curriculum/open-curriculum.ts';
import type { FormRow } from '../quizzes/attempt.ts';
import { Refusal, refuse } from '../refusal.ts';
import { isMember } from './is-member.ts';
import { requireProduct } from './require-product.ts';

/** The place of a form in one of the caller's cohorts. */
export type FormPlace = { cohortId: string; nodeId: string; namespace: Namespace };
export type OfferedForm = { form: FormRow; place: FormPlace | null };

/**
 * Finds a form with its relation to a person; one row for each node with the form in their cohorts, the newest place
 * first.
 */
function findForm(db: Queryable, formId: string, userId: string) {
  const node = db
    .select({ nodeId: courseNodes.nodeId })
    .from(courseNodes)
    .where(eq(courseNodes.formId, forms.formId));
  const places = db
    .select({
      formId: courseNodes.formId,
      nodeId: courseNodes.nodeId,
      namespace: courseNodes.namespace,
      cohortId: enrolments.cohortId,
      state: enrolments.state,
      enrolledAt: enrolments.enrolledAt,
    })
    .from(courseNodes)
    .innerJoin(cohorts, eq(cohorts.courseId, courseNodes.courseId))
    .innerJoin(enrolments, and(eq(enrolments.cohortId, cohorts.cohortId), eq(enrolments.userId, userId)))
    .where(eq(courseNodes.formId, formId))
    .as('places');
  return db
    .select({
      form: forms,
      isOfCohort: sql`${isMember(
        db,
        userId,
        or(eq(sql`${cohorts.productId}`, forms.productId), eq(cohorts.onboardingFormId, forms.formId)),
      )}`.mapWith(Boolean),
      isPlaced: exists(node).mapWith(Boolean),
      place: {
        cohortId: places.cohortId,
        nodeId: places.nodeId,
        namespace: places.namespace,
        state: places.state,
      },
    })
    .from(forms)
    .leftJoin(places, eq(places.formId, forms.formId))
    .where(eq(forms.formId, formId))
    .orderBy(desc(places.enrolledAt));
}

/**
 * Finds a form that the caller may fill in: one of an open node in one of their cohorts, else one of no product, of the
 * product of one of their cohorts, or of its onboarding.
 * @throws Refusal NOT_FOUND for any other form, BAD_REQUEST for another product, LOCKED
 */
export async function findOfferedForm(
  deps: Deps,
  caller: Caller,
  formId: string,
  product: FormProduct,
): Promise<OfferedForm> {
  const rows = await findForm(deps.db, formId, caller.userId);
  const row = rows[0];
  const notOffered = refuse('NOT_FOUND', 'Form not found.');
  if (!row) throw notOffered;
  const { form } = row;
  if (!row.isPlaced) {
    if (form.kind === 'QUIZ' || (form.productId !== 'PUBLIC' && !row.isOfCohort)) throw notOffered;
    requireProduct(form, product);
    return { form, place: null };
  }
  const place = rows
    .flatMap((one) => one.place ?? [])
    .find(({ state, namespace }) => learnerMay(state, namespace === 'ONBOARDING' ? 'early' : 'everything'));
  if (!place) throw notOffered;
  requireProduct(form, product);
  const view = await readCohortView(deps, place.cohortId, caller.userId);
  try {
    findOpenNode(view, place.namespace, place.nodeId);
  } catch (refusal) {
    // Locked or no longer taught by now: a learner who has started it continues with it.
    const begun = and(
      eq(formResponses.formId, formId),
      eq(formResponses.userId, caller.userId),
      eq(formResponses.cohortId, place.cohortId),
      eq(formResponses.status, 'STARTED'),
    );
    if (!(refusal instanceof Refusal) || (await deps.db.$count(formResponses, begun)) === 0) throw refusal;
  }
  return {
    form,
    place: { cohortId: place.cohortId, nodeId: place.nodeId, namespace: place.namespace },
  };
}
