import type { StaffRole } from './staff-role.ts';

/**
 * Whether a change of roles would leave a school without an owner: it takes the role from the only one.
 * @param owners how many there are before the change
 */
export const leavesNoOwner = (
  before: readonly StaffRole[],
  after: readonly StaffRole[],
  owners: number,
): boolean => before.includes('OWNER') && !after.includes('OWNER') && owners <= 1;
