import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Most files start real servers and databases: side by side they would only measure each other.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    reporters: ['default', ['junit', { outputFile: '../../.reports/school.xml' }]],
  },
});
