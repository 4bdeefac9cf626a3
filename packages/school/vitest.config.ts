import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What is waited for takes longer than the second that is usual on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['./test/start-postgres.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Most files start real servers and databases: side by side they would only measure each other.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    reporters: ['default', ['junit', { outputFile: '../../.reports/school.xml' }]],
  },
});
