import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium-path.ts';
import { launchFlags } from './support/launch-flags.ts';
import { flowsOf, homeOf, portOf, RUNNING, SCHOOLS, SIZES, STREAM_PORT, sizeOf } from './support/sizes.ts';

// Every process that reads this file must name the same folder.
if (!RUNNING) process.env.E2E_HOME ??= mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
const executablePath = chromiumPath();
/** The first school builds what all of them serve. */
const schoolOf = (school: (typeof SCHOOLS)[number], index: number) => ({
  command: `node ../packages/school/bin/school.mjs start${index === 0 ? '' : ' --no-build'}`,
  url: `http://localhost:${portOf(school)}/readyz`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
  stdout: 'pipe' as const,
  env: {
    PORT: String(portOf(school)),
    PLINTH_HOME: homeOf(school),
    PLINTH_ORIGIN: `http://localhost:${portOf(school)}`,
    // A flow acts as another person: the app includes that control only when built with this setting.
    OVERRIDE_USER: 'true',
    VIDEO_ORIGINS: `https://www.youtube-nocookie.com,https://player.vimeo.com,https://localhost:${STREAM_PORT}`,
  },
});

const flows = readdirSync(new URL('./specs/', import.meta.url));
/** One worker each: the flows of a school share it, and some change what others read. */
const projectOf = (name: string, origin: string, testMatch: string[]) => ({
  name,
  testMatch,
  workers: 1,
  use: { ...SIZES[sizeOf({ name })], baseURL: origin },
});

export default defineConfig({
  testDir: './specs',
  outputDir: '../.reports/e2e',
  fullyParallel: false,
  workers: RUNNING ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: '../.reports/e2e-flows.xml' }],
    ['./support/times-reporter.ts', { outputFile: join(import.meta.dirname, '../.reports/e2e-times.tsv') }],
  ],
  use: {
    // `lastSight` takes one of the page that failed. Playwright's own takes one of every page that closes, to throw it away.
    screenshot: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Each browser of a flow is new and would fetch and store everything needed for reading offline, a quarter of the
    // flows' time. Flows that read offline, or stay long enough for it to be stored, allow it.
    serviceWorkers: 'block',
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: RUNNING
    ? Object.keys(SIZES).map((size) => projectOf(size, RUNNING?.origin ?? '', flows))
    : SCHOOLS.map((school) =>
        projectOf(school, `http://localhost:${portOf(school)}`, flowsOf(school, flows)),
      ),
  webServer: RUNNING ? [] : SCHOOLS.map(schoolOf),
});
