import * as z from 'zod/mini';

/** The currencies of the school; both have 100 minor units. */
export const CURRENCIES = ['INR', 'USD'] as const;
export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;
