import type { CohortSchedule } from '@plinth/domain/cohorts/new-cohort';
import { planCohort } from '@plinth/domain/cohorts/plan-cohort';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/cohorts.ts';
import { courses } from '../../db/schema/curriculum.ts';
import { refuse } from '../refusal.ts';
import { loadDatedNodes } from './load-dated-nodes.ts';

/**
 * Plans the calendar of a cohort from the course and the product as they are now.
 * @throws Refusal NOT_FOUND; BAD_REQUEST a start in the past
 */
export async function planFromCourse(db: Queryable, schedule: CohortSchedule, now: Date) {
  const { productId, courseId } = schedule;
  const [product] = await db
    .select({
      courseTitle: products.courseTitle,
      productType: products.productType,
      cohortType: products.cohortType,
      durationWeeks: products.durationWeeks,
    })
    .from(products)
    .where(eq(products.productId, productId));
  if (!product) throw refuse('NOT_FOUND', 'Product not found.');
  const [course] = await db
    .select({ courseId: courses.courseId })
    .from(courses)
    .where(eq(courses.courseId, courseId));
  if (!course) throw refuse('NOT_FOUND', 'Course not found.');
  const nodes = await loadDatedNodes(db, courseId);
  const plan = planCohort({
    ...schedule,
    cohortType: product.cohortType,
    durationWeeks: product.durationWeeks,
    hasPlacement: product.productType === 'SPECIALIZATION',
    nodes,
  });
  if (Date.parse(plan.startsAt) <= now.getTime())
    throw refuse('BAD_REQUEST', 'This start has passed. Choose a later day.', {
      fields: [{ path: 'startsOn', message: 'Choose a later day' }],
    });
  return { plan, nodes, product };
}
