import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { __OVERRIDE_USER__: 'false' },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4321/' } },
    setupFiles: ['./test/setup.ts'],
    testTimeout: 30_000,
    reporters: ['default', ['junit', { outputFile: '../.reports/lms.xml' }]],
  },
});
