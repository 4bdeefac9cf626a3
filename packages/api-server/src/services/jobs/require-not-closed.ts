import { refuse } from '../refusal.ts';
import type { HeldApplication } from './hold-application.ts';

/**
 * Refuses rounds and offers for applicants of a closed opening, except improving an offer made before. @throws Refusal
 * CONFLICT
 */
export function requireNotClosed({ opening, offerStatus }: HeldApplication): void {
  if (offerStatus === null && opening.recordStatus !== 'ACTIVE')
    throw refuse('CONFLICT', 'This opening is closed, and the application has ended with it.');
}
