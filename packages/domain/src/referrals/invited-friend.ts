import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Email } from '../fields/email.ts';
import { PersonName } from '../fields/person-name.ts';

const LINK = /https?:|www\./i;

/**
 * A friend as entered in the app: a name, an address, and optionally a suitable course. The name appears in a mail of
 * the school, so links are not allowed in it. Separate from the invitation, whose phone needs the phone-number library.
 */
export const InvitedFriend = z.object({
  refereeName: PersonName.check(z.refine((name) => !LINK.test(name), 'Leave links out of the name')),
  refereeEmailId: Email,
  productId: z.optional(ProductCode),
});
