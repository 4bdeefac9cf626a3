import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of rules that need no document: a browser of their own would cost more than all they do. */
const RULES = [
  'src/worker/*.test.ts',
  'src/areas/lead-mentor/dashboard/starts-text.test.ts',
  'src/parts/RichEditor/edit-text.test.ts',
  'src/parts/outline/course-pages.test.ts',
  'src/areas/profile/sections/entry-draft.test.ts',
  'src/areas/profile/media/crop-square.test.ts',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { __OVERRIDE_USER__: 'false', __SCHOOL_NAME__: JSON.stringify('Plinth') },
  test: {
    // By itself it takes one core fewer than there are, and the last minutes of a run would leave one idle.
    maxWorkers: 2,
    // They start faster than processes, and each file has one of its own all the same.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: RULES,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4321/' } },
          setupFiles: ['./test/setup.ts'],
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'rules', include: RULES, environment: 'node' } },
    ],
    reporters: ['default', ['junit', { outputFile: '../.reports/lms.xml' }]],
  },
});
