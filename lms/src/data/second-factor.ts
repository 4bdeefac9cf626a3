import type { SecondFactors } from '@plinth/domain/auth/second-factor';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

/** The own second factor, and what has to be shown before one is set up. */
export const secondFactorsQuery = () =>
  callQuery(['account', 'second-factor'], api.secondFactors.read, {}, { staleTime: 0 });

/** Whether a sign-in asks for more than the password. */
export const isSecondFactorOn = ({ totpConfirmedAt, passkeys }: SecondFactors): boolean =>
  totpConfirmedAt !== null || passkeys.length > 0;

/** Whatever became of the second factor: it, the sessions and what the office answers are read anew. */
export const secondFactorChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['account'] }),
    queryClient.invalidateQueries({ queryKey: ['office'] }),
  ]);
