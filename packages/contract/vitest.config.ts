import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On a busy machine polled conditions take longer than the default second.
    expect: { poll: { timeout: 15_000 } },
    include: ['src/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', ['junit', { outputFile: '../../.reports/contract.xml' }]],
  },
});
