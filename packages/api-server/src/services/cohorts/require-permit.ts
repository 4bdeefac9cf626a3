import type { Permit } from '@plinth/domain/cohorts/cohort-can';
import { refuseLock } from '../curriculum/open-curriculum.ts';

/** Turns what a lock of the cohort says into a refusal, with the instant from which on it is open. @throws Refusal LOCKED */
export function requirePermit(permit: Permit): void {
  if (permit.allowed) return;
  refuseLock({
    isLocked: true,
    unlocksAt: permit.unlocksAt === undefined ? null : Date.parse(permit.unlocksAt),
  });
}
