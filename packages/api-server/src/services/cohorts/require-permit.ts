import type { Permit } from '@plinth/domain/cohorts/cohort-can';
import { refuseLock } from '../curriculum/open-curriculum.ts';

/** Refuses what a lock of the cohort does not permit, naming the instant at which it opens. @throws Refusal LOCKED */
export function requirePermit(permit: Permit): void {
  if (permit.allowed) return;
  refuseLock({
    isLocked: true,
    unlocksAt: permit.unlocksAt === undefined ? null : Date.parse(permit.unlocksAt),
  });
}
