import type { FormProduct } from '@plinth/contract/product-header';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { FormKind } from '@plinth/domain/forms/form-kind';
import type { Caller } from '../../api/context.ts';
import type { FormPage } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { findOpenNode, readCohortView } from '../curriculum/open-curriculum.ts';
import type { FormRow } from '../quizzes/attempt.ts';
import { refuse } from '../refusal.ts';
import { requireProduct } from './require-product.ts';

/** Where in a cohort of the caller a form stands. */
export type FormPlace = { cohortId: string; nodeId: string; namespace: Namespace };
export type OfferedForm = { form: FormRow; place: FormPlace | null; isBegun: boolean };

type Row = {
  form_id: string;
  kind: FormKind;
  title: string;
  product_id: string;
  key: string;
  pages: FormPage[];
  credits: number;
  quiz_type: FormRow['quizType'];
  time_limit_seconds: number | null;
  max_retakes: number | null;
  is_of_cohort: boolean;
  is_placed: boolean;
  is_begun: boolean;
  places: (FormPlace & { state: CohortUserState })[];
};

/** Membership counts as long as the state of the learner opens anything of the course (D-32). */
const FORM = `select f.*,
    exists (select 1 from cohorts c
      left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = $2
        and e.state not in ('BLOCKED', 'TRANSFERRED', 'CANCELLED')
      left join cohort_mentors m on m.cohort_id = c.cohort_id and m.user_id = $2
      where (c.product_id = f.product_id or c.onboarding_form_id = f.form_id)
        and (e.user_id is not null or m.user_id is not null)) as is_of_cohort,
    exists (select 1 from course_nodes n where n.form_id = f.form_id) as is_placed,
    exists (select 1 from form_responses r where r.form_id = f.form_id and r.user_id = $2) as is_begun,
    coalesce((select jsonb_agg(jsonb_build_object('cohortId', e.cohort_id, 'nodeId', n.node_id,
        'namespace', n.namespace, 'state', e.state) order by e.enrolled_at desc)
      from course_nodes n join cohorts c using (course_id)
      join enrolments e on e.cohort_id = c.cohort_id and e.user_id = $2
      where n.form_id = f.form_id), '[]') as places
  from forms f where f.form_id = $1`;

/**
 * A form that the caller may fill in: one of a node that is open in a cohort of theirs, else one of no product, of
 * the product of a cohort of theirs, or of its onboarding.
 * @throws Refusal NOT_FOUND for any other form, BAD_REQUEST for another product, LOCKED
 */
export async function findOfferedForm(
  deps: Deps,
  caller: Caller,
  formId: string,
  product: FormProduct,
): Promise<OfferedForm> {
  const { rows } = await deps.pool.query<Row>({
    name: 'offered-form',
    text: FORM,
    values: [formId, caller.userId],
  });
  const row = rows[0];
  const notOffered = refuse('NOT_FOUND', 'There is no such form for you.');
  if (!row) throw notOffered;
  const form: FormRow = {
    formId: row.form_id,
    kind: row.kind,
    title: row.title,
    productId: row.product_id,
    key: row.key,
    pages: row.pages,
    credits: row.credits,
    quizType: row.quiz_type,
    timeLimitSeconds: row.time_limit_seconds,
    maxRetakes: row.max_retakes,
  };
  if (!row.is_placed) {
    if (form.kind === 'QUIZ' || (form.productId !== 'PUBLIC' && !row.is_of_cohort)) throw notOffered;
    requireProduct(form, product);
    return { form, place: null, isBegun: row.is_begun };
  }
  const place = row.places.find(({ state, namespace }) =>
    learnerMay(state, namespace === 'ONBOARDING' ? 'early' : 'everything'),
  );
  if (!place) throw notOffered;
  requireProduct(form, product);
  const view = await readCohortView(deps, place.cohortId, caller.userId);
  findOpenNode(view, place.namespace, place.nodeId);
  return {
    form,
    place: { cohortId: place.cohortId, nodeId: place.nodeId, namespace: place.namespace },
    isBegun: row.is_begun,
  };
}
