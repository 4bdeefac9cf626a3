import type { FormProduct } from '@plinth/contract/product-header';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';

/**
 * The feedback and onboarding forms of a product that are offered to the caller (API-023): those of PUBLIC to
 * everyone, those of a product to who is in a cohort of it. Forms of a course node are found there, not here.
 */
export async function listForms(deps: Deps, caller: Caller, productId: FormProduct) {
  const isMember = sql`exists (select 1 from cohorts c
    left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = ${caller.userId}
      and e.state not in ('BLOCKED', 'TRANSFERRED', 'CANCELLED')
    left join cohort_mentors m on m.cohort_id = c.cohort_id and m.user_id = ${caller.userId}
    where c.product_id = ${productId} and (e.user_id is not null or m.user_id is not null))`;
  const rows = await deps.db
    .select()
    .from(forms)
    .where(
      and(
        eq(forms.productId, productId),
        ne(forms.kind, 'QUIZ'),
        sql`not exists (select 1 from ${courseNodes} where ${courseNodes.formId} = ${forms.formId})`,
        productId === 'PUBLIC' ? undefined : isMember,
      ),
    )
    .orderBy(forms.title, forms.formId);
  return {
    forms: rows.map(({ formId, title, kind, pages }) => ({
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
