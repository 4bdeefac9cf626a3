import type { Caller } from '../../api/context.ts';
import { refuse } from '../refusal.ts';

/**
 * The caller, signed in as themselves. Staff who act as someone else see and do what that person could, but sign-in
 * methods, exports and closing the account are reserved for its owner.
 * @throws Refusal FORBIDDEN
 */
export function notActing(caller: Caller): Caller {
  if (caller.actorId)
    throw refuse('FORBIDDEN', 'While you act as another user, their account settings stay with them.');
  return caller;
}
