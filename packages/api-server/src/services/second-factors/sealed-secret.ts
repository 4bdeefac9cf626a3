import { refuse } from '../refusal.ts';
import { openSealed, seal } from '../secrets/seal.ts';

const purpose = 'totp-secret';

/** Encrypts a secret for its owner alone: it cannot be opened in anyone else's row. */
export const sealSecret = (schoolSecret: string, userId: string, secret: string): string =>
  seal({ schoolSecret, purpose, owner: userId }, secret);

/** @throws Refusal CONFLICT when the text was altered, belongs to someone else, or the school's secret changed */
export function openSecret(schoolSecret: string, userId: string, sealed: string): string {
  const secret = openSealed({ schoolSecret, purpose, owner: userId }, sealed);
  if (secret === null)
    throw refuse(
      'CONFLICT',
      'The secret of the school changed, so your second factor cannot be read. Ask the school.',
    );
  return secret;
}
