import { describe, expect, it } from 'vitest';
import { findBuildCause } from './find-build-cause.ts';

describe('findBuildCause', () => {
  it.each([
    [
      'the line after those that only announce',
      '@plinth/lms:build: ok\n@plinth/lms:build: \u001b[31merror during build:\n@plinth/lms:build: 1 error:\n@plinth/lms:build: Could not resolve ./x.ts\n',
      'error during build: 1 error: Could not resolve ./x.ts',
    ],
    [
      'the first line that names an error',
      'a\n\nError: no page\n    at b\nERROR run failed',
      'Error: no page',
    ],
    ['nothing where nothing is named', 'all well\n', null],
  ])('finds %s', (_, output, cause) => {
    expect(findBuildCause(output)).toBe(cause);
  });
});
