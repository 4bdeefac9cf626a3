import { createHash } from 'node:crypto';

/** Identifies what was computed from the given facts, to tell later whether it is still the same. */
export const stampOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');
