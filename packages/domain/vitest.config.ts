import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What is waited for takes longer than the second that is usual on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    include: ['src/**/*.test.ts'],
    isolate: false,
    reporters: ['default', ['junit', { outputFile: '../../.reports/domain.xml' }]],
  },
});
