import type { FormProduct } from '@plinth/contract/product-header';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, eq, isNull, ne, notExists } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';
import { formResponses, forms, formVersions } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { asBegun } from '../quizzes/form-as-begun.ts';
import { isMember } from './is-member.ts';

/**
 * Lists the feedback and onboarding forms of a product that are offered to the caller: those of PUBLIC to everyone,
 * those of a product to members of its cohorts. Forms of a course node are found there, not here.
 */
export async function listForms(deps: Deps, caller: Caller, productId: FormProduct) {
  const node = deps.db
    .select({ nodeId: courseNodes.nodeId })
    .from(courseNodes)
    .where(eq(courseNodes.formId, forms.formId));
  const rows = await deps.db
    .select({ form: forms, kept: formVersions })
    .from(forms)
    // A form being filled in is listed as it was when started.
    .leftJoin(
      formResponses,
      and(
        eq(formResponses.formId, forms.formId),
        eq(formResponses.userId, caller.userId),
        isNull(formResponses.cohortId),
        eq(formResponses.status, 'STARTED'),
      ),
    )
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, forms.formId), eq(formVersions.version, formResponses.version)),
    )
    .where(
      and(
        eq(forms.productId, productId),
        ne(forms.kind, 'QUIZ'),
        notExists(node),
        productId === 'PUBLIC'
          ? undefined
          : isMember(deps.db, caller.userId, eq(cohorts.productId, productId)),
      ),
    )
    .orderBy(forms.title, forms.formId);
  return {
    forms: rows
      .map((row) => asBegun(row.form, row.kept))
      .map(({ formId, title, kind, pages }) => ({
        formId,
        title,
        kind,
        pages: pages.map((page) => ({
          pageId: page.pageId,
          ...(page.title === undefined ? {} : { title: page.title }),
          questions: page.questions.map(publicQuestion),
        })),
      })),
  };
}
