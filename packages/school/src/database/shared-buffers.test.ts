import { describe, expect, it } from 'vitest';
import { sharedBuffers } from './shared-buffers.ts';

const GIB = 1024 ** 3;

describe('the page cache of the embedded database', () => {
  it.each([
    ['a small machine', 0.5 * GIB, '128MB'],
    ['2 GiB', 2 * GIB, '256MB'],
    ['a machine with an odd amount', 3.7 * GIB, '473MB'],
    ['a large machine', 64 * GIB, '1024MB'],
  ])('%s', (_, memory, setting) => {
    expect(sharedBuffers(memory)).toBe(setting);
  });

  it('is a valid setting on this machine', () => {
    expect(sharedBuffers()).toMatch(/^\d+MB$/);
  });
});
