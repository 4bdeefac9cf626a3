import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { TimelineKey } from './timeline-key.ts';

/** One date of a cohort. */
export const Timeline = z.object({ key: TimelineKey, meta: z.object({ time: Instant }) });
export type Timeline = z.infer<typeof Timeline>;
