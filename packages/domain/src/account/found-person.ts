import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { textField } from '../fields/text.ts';
import { Role } from '../roles/role.ts';

const SEARCH_MIN = 2;
const SEARCH_MAX = 100;

/** The search term of support staff: part of a name or an email address, or a whole user id. */
export const PersonSearch = textField(SEARCH_MAX).check(
  z.minLength(SEARCH_MIN, `Enter at least ${SEARCH_MIN} characters`),
);

/** A person found by support staff. Names are empty until given. */
export const FoundPerson = z.object({
  userId: Id,
  emailId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(Role),
});
export type FoundPerson = z.infer<typeof FoundPerson>;
