import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the network that counts as one sender', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('HOLD-05 is the /64 of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '192.0.2.7',
    '::ffff:192.0.2.7',
    '64:ff9b::192.0.2.7',
    '64:ff9b::c000:207',
    '::1',
    'unknown',
    'someone@plinth.test',
  ])('is %s itself', (address) => {
    expect(networkOf(address)).toBe(address);
  });
});
