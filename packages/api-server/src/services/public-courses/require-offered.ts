import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../refusal.ts';
import { type CourseFacts, courseFacts } from './course-facts.ts';

/** The refusal an applicant reads when a course cannot be applied for. */
export const notOffered = (facts: Pick<CourseFacts, 'courseTitle'> | undefined) =>
  refuse('CONFLICT', `${facts?.courseTitle ?? 'This course'} is not offered at present.`);

/** Refuses to start an application for a course that is off sale. @throws Refusal CONFLICT */
export async function requireOffered(db: Queryable, productId: ProductCode, now: Date): Promise<void> {
  const [facts] = await courseFacts(db, { codes: [productId] }, now);
  if (!facts?.isOffered) throw notOffered(facts);
}
