import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { PASSWORD_MAX } from '../fields/password.ts';

/**
 * A login with e-mail and password (ENTITY-27). The password is bounded but not otherwise judged, so that a login
 * says nothing about the rule a password has to meet.
 */
export const LoginEmail = z.object({
  emailId: Email,
  password: z
    .string()
    .check(z.minLength(1, 'Enter your password'), z.maxLength(PASSWORD_MAX * 2, 'This password is too long')),
});
export type LoginEmail = z.infer<typeof LoginEmail>;
