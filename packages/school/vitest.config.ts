import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On a busy machine, polled conditions take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['./test/start-postgres.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Most files start real servers and databases, so running them in parallel would only measure their interference.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    reporters: ['default', ['junit', { outputFile: '../../.reports/school.xml' }]],
  },
});
