import * as z from 'zod/mini';
import { plainCharacters } from '../fields/plain-characters.ts';

/** A voucher code, compared in upper case. */
export const VoucherCode = z
  .string()
  .check(
    z.overwrite(plainCharacters),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9-]{3,32}$/, 'Enter the code as it was given to you'),
  );
export type VoucherCode = z.infer<typeof VoucherCode>;
