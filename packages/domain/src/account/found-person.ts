import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { textField } from '../fields/text.ts';
import { Role } from '../roles/role.ts';

const SEARCH_MIN = 2;
const SEARCH_MAX = 100;

/** What support staff look for: a part of a name or an e-mail address, or a whole user id. */
export const PersonSearch = textField(SEARCH_MAX).check(
  z.minLength(SEARCH_MIN, `Enter at least ${SEARCH_MIN} characters`),
);

/** Somebody whom support staff have found. Names are empty until they are given. */
export const FoundPerson = z.object({
  userId: Id,
  emailId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(Role),
});
export type FoundPerson = z.infer<typeof FoundPerson>;
