import { refuse } from '../refusal.ts';

/** The refusal of a role for an account: whoever created it has not proved that the address is theirs. */
export const unprovenAddress = () =>
  refuse(
    'CONFLICT',
    'Nobody has confirmed the address of this account yet, so it can be given no role. Invite the address instead: accepting the invitation confirms it.',
  );
