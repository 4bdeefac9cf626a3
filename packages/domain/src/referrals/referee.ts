import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** The progress of a referred friend: invited, applied for a course, or enrolled in a first one. */
export const REFEREE_STATUSES = ['INVITED', 'APPLIED', 'ENROLLED'] as const;
export const RefereeStatus = z.enum(REFEREE_STATUSES);
export type RefereeStatus = z.infer<typeof RefereeStatus>;

/**
 * A friend as the referrer sees them: the first name that the referrer or the friend entered, never an address or
 * phone. `earning` is what the friend's enrolment earned, in minor units of the referrer's currency, 0 until then.
 */
export const Referee = z.object({
  refereeId: Id,
  firstName: z.string(),
  status: RefereeStatus,
  productId: z.optional(ProductCode),
  earning: z.int().check(z.gte(0)),
  createdAt: Instant,
});
export type Referee = z.infer<typeof Referee>;
