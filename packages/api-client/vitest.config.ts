import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Awaited conditions take longer than the default second on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    include: ['src/**/*.test.ts'],
    environment: 'jsdom',
    reporters: ['default', ['junit', { outputFile: '../../.reports/api-client.xml' }]],
  },
});
