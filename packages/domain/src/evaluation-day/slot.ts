import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { SlotStatus } from './slot-status.ts';

/** A time at which an interview can take place. */
export const Slot = z.object({ slotId: Id, startDate: Instant, status: SlotStatus });
export type Slot = z.infer<typeof Slot>;
