import * as z from 'zod/mini';
import { readPhone } from './read-phone.ts';

/**
 * A phone number of any country as people write it, output in E.164. Without a country code or a leading country it is
 * Indian.
 */
export const Phone = z.string().check(
  z.overwrite((text) => readPhone(text) ?? text),
  z.refine((text) => readPhone(text) !== null, 'Enter a valid phone number'),
);
export type Phone = z.infer<typeof Phone>;
