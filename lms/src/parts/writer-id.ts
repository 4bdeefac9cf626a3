import { session } from '../stores/session.ts';

/**
 * Returns the signed-in user, under whose id this device keeps text until it is saved.
 * @throws Error while the profile is not known yet: the editor must be rendered within `WriterKnown`
 */
export function writerId(): string {
  if (session.userId === null) throw new Error('text without a writer');
  return session.userId;
}
