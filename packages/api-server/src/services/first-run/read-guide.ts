import { PRODUCT_CODES } from '@plinth/domain/catalog/product-code';
import { productOf } from '@plinth/domain/catalog/products';
import { type FirstRunGuide, guideSteps } from '@plinth/domain/first-run/guide-step';
import { findGuideFacts } from '../../db/queries/office/find-guide-facts.ts';
import type { Deps } from '../../deps.ts';

/** The path of a course's page on the site; the catalogue lists the courses that have one. */
function pathOf(code: string): string[] {
  const known = PRODUCT_CODES.find((one) => one === code);
  const slug = known && productOf(known).slug;
  return slug ? [`/courses/${slug}`] : [];
}

/** Returns the state of the first-run guide, in one statement. */
export async function readGuide({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<FirstRunGuide> {
  const found = await findGuideFacts.first(db, { now: now() });
  if (!found) throw new Error('the facts of the guide are one row');
  const { taught, putOff, guidelessCohortId, ...facts } = found;
  const coursePath = taught.flatMap(pathOf)[0] ?? null;
  return {
    steps: guideSteps({ ...facts, hasCourse: taught.length > 0, coursePath }, putOff),
    coursePath,
    guidelessCohortId,
  };
}
