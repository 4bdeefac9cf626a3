import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // On a busy machine, polled conditions take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    environment: 'jsdom',
    pool: 'vmThreads',
    setupFiles: ['./vitest.setup.ts'],
    css: true,
    reporters: ['default', ['junit', { outputFile: '../../.reports/ui.xml', suiteName: 'ui' }]],
  },
});
