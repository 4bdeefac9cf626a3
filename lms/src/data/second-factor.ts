import type { SecondFactors } from '@plinth/domain/auth/second-factor';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

/** The user's second factor, and what must be verified before one is set up. */
export const secondFactorsQuery = () => freshQuery(['account', 'second-factor'], api.secondFactors.read, {});

/** Whether sign-in requires more than the password. */
export const isSecondFactorOn = ({ totpConfirmedAt, passkeys }: SecondFactors): boolean =>
  totpConfirmedAt !== null || passkeys.length > 0;

/** Refetches the second factor, the sessions and the office data after any change to the second factor. */
export const secondFactorChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['account'] }),
    queryClient.invalidateQueries({ queryKey: ['office'] }),
  ]);
