import * as z from 'zod/mini';
import { Password } from '../fields/password.ts';
import { PresentPassword } from '../fields/present-password.ts';

/** A new password for the caller's account, confirmed by the current one. */
export const ChangePassword = z.object({ currentPassword: PresentPassword, password: Password }).check(
  z.refine(({ currentPassword, password }) => currentPassword !== password, {
    message: 'This is already your current password',
    path: ['password'],
  }),
);
export type ChangePassword = z.infer<typeof ChangePassword>;
