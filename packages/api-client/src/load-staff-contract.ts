import type { BrowserContract } from './browser-contract.ts';

/** Loads the calls only staff may make, for `createClient`: no learner's browser loads them. */
export const loadStaffContract = async (): Promise<BrowserContract> =>
  (await import('./staff-contract.gen.json', { with: { type: 'json' } })).default as BrowserContract;
