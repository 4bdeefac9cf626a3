import * as z from 'zod/mini';
import { PASSWORD_MAX } from './password.ts';

/**
 * A password that an account has already, in NFC as it was set. It is bounded but not otherwise judged, so that the answer says nothing
 * about the rule a password has to meet.
 */
export const PresentPassword = z
  .string()
  .check(
    z.normalize(),
    z.minLength(1, 'Enter your password'),
    z.maxLength(PASSWORD_MAX * 2, 'This password is too long'),
  );
