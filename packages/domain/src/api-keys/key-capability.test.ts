import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../staff/capability.ts';
import { isKeyCapability, KEY_CAPABILITIES, KeyCapability } from './key-capability.ts';

describe('the capabilities of an API key', () => {
  it('ADOPT-10 a key cannot manage staff, mentors or integrations, act as another person, or handle the data of people', () => {
    expect(CAPABILITIES.filter((capability) => !isKeyCapability(capability))).toEqual(
      ['staff.manage', 'mentors.manage', 'integrations.manage', 'people.act-as', 'people.data'].toSorted(
        (one, other) => CAPABILITIES.indexOf(one as never) - CAPABILITIES.indexOf(other as never),
      ),
    );
    expect(KeyCapability.safeParse('staff.manage').success).toBe(false);
    expect(KEY_CAPABILITIES).toContain('people.read');
  });
});
