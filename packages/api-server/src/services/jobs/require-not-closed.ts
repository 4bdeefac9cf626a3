import { refuse } from '../refusal.ts';
import type { HeldApplication } from './hold-application.ts';

/** Of an opening that is closed applicants hear of no round and no offer; one that was made before may become better. @throws Refusal CONFLICT */
export function requireNotClosed({ opening, offerStatus }: HeldApplication): void {
  if (offerStatus === null && opening.recordStatus !== 'ACTIVE')
    throw refuse('CONFLICT', 'This opening is closed, and the application has ended with it.');
}
