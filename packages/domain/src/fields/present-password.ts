import * as z from 'zod/mini';
import { PASSWORD_MAX } from './password.ts';

/**
 * An existing password, in NFC as it was set. It is bounded but not otherwise validated, so that the answer reveals
 * nothing about the password rule.
 */
export const PresentPassword = z
  .string()
  .check(
    z.normalize(),
    z.minLength(1, 'Enter your password'),
    z.maxLength(PASSWORD_MAX * 2, 'This password is too long'),
  );
