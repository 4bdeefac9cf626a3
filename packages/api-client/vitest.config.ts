import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'jsdom',
    reporters: ['default', ['junit', { outputFile: '../../.reports/api-client.xml' }]],
  },
});
