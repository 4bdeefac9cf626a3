import * as z from 'zod/mini';
import { CAPABILITIES, type Capability } from '../staff/capability.ts';

/**
 * What no program may do with a key, whoever created it: decide who gets in and as whom, and remove a person's data.
 */
const FOR_PEOPLE_ALONE = [
  'staff.manage',
  'mentors.manage',
  'integrations.manage',
  'people.act-as',
  'people.data',
] as const satisfies readonly Capability[];

export type KeyCapability = Exclude<Capability, (typeof FOR_PEOPLE_ALONE)[number]>;

/** Returns whether a capability can be given to a key. */
export const isKeyCapability = (capability: Capability): capability is KeyCapability =>
  !FOR_PEOPLE_ALONE.some((one) => one === capability);

export const KEY_CAPABILITIES = CAPABILITIES.filter(isKeyCapability);
export const KeyCapability = z.enum(KEY_CAPABILITIES);
