import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';

/** The guide who agreed to lead an interview. */
export const PrimaryMentor = z.object({ userId: Id, firstName: z.string() });
export type PrimaryMentor = z.infer<typeof PrimaryMentor>;
