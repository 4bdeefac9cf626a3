import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', ['junit', { outputFile: '../../.reports/contract.xml' }]],
  },
});
