import { PRODUCT_CODES, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import type { Region } from '@plinth/domain/catalog/region';
import type { Deps } from '../../deps.ts';
import { courseFacts, courseSummary } from './course-facts.ts';

/** Next dates, durations and prices of every product code, or of those of one region (D-61). */
export async function listCourses(deps: Deps, region: Region | undefined) {
  const codes = PRODUCT_CODES.filter((code) => region === undefined || regionOfProductCode(code) === region);
  const facts = await courseFacts(deps.db, codes, deps.now());
  return { courses: facts.map((course) => ({ productCode: course.productCode, ...courseSummary(course) })) };
}
