import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Email } from '../fields/email.ts';
import { PersonName } from '../fields/person-name.ts';
import { Phone } from '../fields/phone.ts';

const LINK = /https?:|www\./i;

/**
 * A friend whom a referrer invites, and perhaps the course that would suit. The name stands in a mail of the
 * school, so it carries no link.
 */
export const Invitation = z.object({
  refereeName: PersonName.check(z.refine((name) => !LINK.test(name), 'Leave links out of the name')),
  refereeEmailId: Email,
  refereePhone: z.optional(Phone),
  productId: z.optional(ProductCode),
});
export type Invitation = z.infer<typeof Invitation>;
