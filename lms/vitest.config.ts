import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of rules that need no document: a browser environment would cost more than the tests themselves. */
const RULES = [
  '*.test.ts',
  'src/worker/*.test.ts',
  'src/areas/lead-mentor/dashboard/starts-text.test.ts',
  'src/parts/RichEditor/edit-text.test.ts',
  'src/parts/outline/course-pages.test.ts',
  'src/areas/profile/sections/entry-draft.test.ts',
  'src/areas/profile/media/crop-square.test.ts',
];

/** Tests that mock a module, or are about a module's state: each loads its own. */
const WITH_MODULES_OF_THEIR_OWN = [
  'src/areas/learn/join/JoinPage.test.tsx',
  'src/data/offline-reading.test.ts',
  'src/parts/Player/Player.test.tsx',
  'src/parts/use-stored-draft.test.tsx',
  'src/stores/{live,session,uploads}.test.ts',
];

const IN_A_BROWSER = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:4321/' } },
  setupFiles: ['./test/setup.ts'],
  testTimeout: 30_000,
};

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { __OVERRIDE_USER__: 'false', __SCHOOL_NAME__: JSON.stringify('Plinth') },
  test: {
    // Awaited conditions take longer than the default second on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // The default is one core fewer than available, and the last minutes of a run would leave one idle.
    maxWorkers: 2,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          ...IN_A_BROWSER,
          name: 'screens',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...RULES, ...WITH_MODULES_OF_THEIR_OWN],
          // Loading the app again for each file takes longer than its tests: test/leave-nothing.ts restores a first
          // visit.
          isolate: false,
        },
      },
      { extends: true, test: { ...IN_A_BROWSER, name: 'modules', include: WITH_MODULES_OF_THEIR_OWN } },
      { extends: true, test: { name: 'rules', include: RULES, environment: 'node' } },
    ],
    reporters: ['default', ['junit', { outputFile: '../.reports/lms.xml' }]],
  },
});
