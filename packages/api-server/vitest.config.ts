import { defineConfig } from 'vitest/config';

const EVERYTHING = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/** What keeps and serves files, which must be the same wherever they lie. */
const ABOUT_FILES = [
  'src/app/mount-course-media.test.ts',
  'src/gateways/files/file-store.test.ts',
  'src/routes/documents.test.ts',
  'src/routes/profile-media.test.ts',
  'src/routes/resumes.test.ts',
];

export default defineConfig({
  test: {
    // What is waited for takes longer than the second that is usual on a busy machine.
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
