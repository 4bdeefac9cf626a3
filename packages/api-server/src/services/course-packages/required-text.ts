import * as z from 'zod';

/** Required text that staff write into a file, up to a length; the hint says how to mend a missing one. */
export const requiredText = (max: number, hint: string) =>
  z.string({ error: hint }).trim().min(1, hint).max(max, hint);
