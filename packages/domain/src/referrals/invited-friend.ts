import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Email } from '../fields/email.ts';
import { PersonName } from '../fields/person-name.ts';

const LINK = /https?:|www\./i;

/**
 * A friend as the app asks for them: a name, an address, and perhaps the course that would suit. The name stands in a
 * mail of the school, so it carries no link. Apart from the invitation, whose phone needs the library of phone numbers.
 */
export const InvitedFriend = z.object({
  refereeName: PersonName.check(z.refine((name) => !LINK.test(name), 'Leave links out of the name')),
  refereeEmailId: Email,
  productId: z.optional(ProductCode),
});
