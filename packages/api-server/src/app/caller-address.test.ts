import { describe, expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

describe('the caller address that proxies forward', () => {
  it.each([
    ['203.0.113.5', 1, '203.0.113.5'],
    ['203.0.113.5:41234', 1, '203.0.113.5'],
    ['2001:db8::7', 1, '2001:db8::7'],
    ['[2001:db8::7]', 1, '2001:db8::7'],
    ['[2001:db8::7]:41234', 1, '2001:db8::7'],
    ['"[2001:db8::7]:41234"', 1, '2001:db8::7'],
    ['::ffff:203.0.113.5', 1, '::ffff:203.0.113.5'],
    ['2001:db8::7:41234', 1, '2001:db8::7'],
    ['2001:db8:0:0:0:0:0:7:443', 1, '2001:db8:0:0:0:0:0:7'],
    ['::ffff:203.0.113.5:41234', 1, '::ffff:203.0.113.5'],
    ['10.0.0.1, 203.0.113.5:41234', 1, '203.0.113.5'],
    ['203.0.113.5:1, 192.0.2.1:2', 2, '203.0.113.5'],
    ['203.0.113.5', 2, null],
    ['203.0.113.5', 0, null],
    ['unknown', 1, null],
    ['203.0.113.500:80', 1, null],
    ['203.0.113.5:port', 1, null],
    ['unknown:80', 1, null],
    ['', 1, null],
    [null, 1, null],
  ])('HOLD-05 %s behind %i proxies is %s', (forwarded, proxies, address) => {
    expect(callerAddress(forwarded, proxies)).toBe(address);
  });
});
