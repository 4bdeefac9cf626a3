import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what runs in Node: they have real files and real requests. */
const FILES = ['src/content/*.test.ts', 'src/editor/{files,server}/*.test.ts'];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: FILES,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4321/' } },
          setupFiles: ['./test/setup.ts'],
        },
      },
      { extends: true, test: { name: 'files', include: FILES, environment: 'node' } },
    ],
    reporters: ['default', ['junit', { outputFile: '../.reports/site.xml', suiteName: 'site' }]],
  },
});
