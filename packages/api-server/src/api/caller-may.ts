import { type Capability, staffMay } from '@plinth/domain/staff/capability';
import type { Caller } from './context.ts';

/** Whether a caller has a capability: staff by their roles, a key by its own as long as its maker's roles allow it. */
export const callerMay = (
  { staffRoles, key }: Pick<Caller, 'staffRoles' | 'key'>,
  capability: Capability,
): boolean =>
  key
    ? key.capabilities.includes(capability) && staffMay(key.makerRoles, capability)
    : staffMay(staffRoles, capability);
