import type { StaffRole } from './staff-role.ts';

/**
 * Whether a change of roles would leave the school without an owner: it removes the role from the only one.
 * @param owners the number of owners before the change
 */
export const leavesNoOwner = (
  before: readonly StaffRole[],
  after: readonly StaffRole[],
  owners: number,
): boolean => before.includes('OWNER') && !after.includes('OWNER') && owners <= 1;
