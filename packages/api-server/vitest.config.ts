import { defineConfig } from 'vitest/config';

const EVERYTHING = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/** Tests of storing and serving files, which must behave the same wherever files are stored. */
const ABOUT_FILES = [
  'src/app/mount-course-media.test.ts',
  'src/gateways/files/file-store.test.ts',
  'src/routes/documents.test.ts',
  'src/routes/profile-media.test.ts',
  'src/routes/resumes.test.ts',
];

export default defineConfig({
  test: {
    // On a busy machine polled conditions take longer than the default second.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['./test/start-postgres.ts'],
    // As the school runs it: schemas are compiled where they are first used.
    setupFiles: ['zod/compile'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: '../../.reports/api-server.xml' }]],
    projects: [
      {
        extends: true,
        test: { name: 'on this disk', include: EVERYTHING, provide: { filesLie: 'on disk' } },
      },
      {
        extends: true,
        test: { name: 'in buckets', include: ABOUT_FILES, provide: { filesLie: 'in buckets' } },
      },
    ],
  },
});
