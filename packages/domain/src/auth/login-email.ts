import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { PresentPassword } from '../fields/present-password.ts';

/** A login with email and password. */
export const LoginEmail = z.object({ emailId: Email, password: PresentPassword });
export type LoginEmail = z.infer<typeof LoginEmail>;
