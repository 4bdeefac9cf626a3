import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4321/' } },
    setupFiles: ['./test/setup.ts'],
    reporters: ['default', ['junit', { outputFile: '../.reports/site.xml', suiteName: 'site' }]],
  },
});
