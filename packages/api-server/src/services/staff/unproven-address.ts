import { refuse } from '../refusal.ts';

/** Why an account gets no role: whoever made it has not shown that the address is theirs. */
export const unprovenAddress = () =>
  refuse(
    'CONFLICT',
    'Nobody has confirmed the address of this account yet, so it can be given no role. Invite the address instead: accepting the invitation confirms it.',
  );
