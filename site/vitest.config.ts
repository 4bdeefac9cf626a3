import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of code that needs no document: rules, and code that runs in Node with real files and real requests. */
const FILES = [
  'src/content/*.test.ts',
  'src/editor/{files,server}/*.test.ts',
  'src/editor/page/{place-of,set-at}.test.ts',
  'src/integrations/site-map.test.ts',
  'src/islands/application/{check-answers,phone,steps}.test.ts',
  'src/orders/compare-plans.test.ts',
  'src/pages/_home/taught-in.test.ts',
  'src/parts/cohort-day.test.ts',
  'src/parts/drawings/read-drawing.test.ts',
  'src/parts/offline/cache-offline-page.test.ts',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    // On a busy machine, polled conditions take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
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
          // On a busy machine a page with its islands needs time.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'files', include: FILES, environment: 'node' } },
    ],
    reporters: ['default', ['junit', { outputFile: '../.reports/site.xml', suiteName: 'site' }]],
  },
});
