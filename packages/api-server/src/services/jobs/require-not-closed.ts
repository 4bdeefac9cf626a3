import { isClosedTo } from '@plinth/domain/jobs/is-closed-to';
import { refuse } from '../refusal.ts';
import type { HeldApplication } from './hold-application.ts';

/** An applicant who was told that the opening is closed hears of no round and no offer after that. @throws Refusal CONFLICT */
export function requireNotClosed({ opening, ...held }: HeldApplication): void {
  if (isClosedTo({ ...held, openingStatus: opening.recordStatus }))
    throw refuse('CONFLICT', 'This opening is closed, and the application has ended with it.');
}
