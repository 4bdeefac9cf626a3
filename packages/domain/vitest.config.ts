import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On a busy machine, polled conditions take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    include: ['src/**/*.test.ts'],
    isolate: false,
    reporters: ['default', ['junit', { outputFile: '../../.reports/domain.xml' }]],
  },
});
