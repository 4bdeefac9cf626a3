import type { Region } from '@plinth/domain/catalog/region';
import type { Deps } from '../../deps.ts';
import { courseFacts, courseSummary } from './course-facts.ts';

/**
 * Next dates, durations and prices of every product, or of those of one region: the shipped ones, and the school's own
 * that are on sale and have a page.
 */
export async function listCourses(deps: Deps, region: Region | undefined) {
  const facts = await courseFacts(deps.db, { region }, deps.now());
  return {
    courses: facts
      .filter(({ isShipped, isOnSale, path }) => isShipped || (isOnSale && path !== null))
      .map((course) => ({ productCode: course.productCode, ...courseSummary(course) })),
  };
}
