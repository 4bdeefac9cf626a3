import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { Password } from '../fields/password.ts';
import { LastName, PersonName } from '../fields/person-name.ts';

/** A sign-up with email and password. */
export const SignUpEmail = z.object({
  emailId: Email,
  password: Password,
  firstName: PersonName,
  lastName: LastName,
});
export type SignUpEmail = z.infer<typeof SignUpEmail>;
