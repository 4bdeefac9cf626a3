import * as z from 'zod/mini';
import { isInstant } from './is-instant.ts';

/** An instant, ISO 8601 in UTC. */
export const Instant = z
  .string()
  .check(z.refine(isInstant, 'Enter a time in UTC, such as 2026-05-04T09:30:00Z'));
export type Instant = z.infer<typeof Instant>;
