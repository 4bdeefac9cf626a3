import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium-path.ts';
import { launchFlags } from './support/launch-flags.ts';
import { homeOf, portOf, SIZES, type Size, STREAM_PORT } from './support/sizes.ts';

// Every process that reads this file must name the same folder.
process.env.E2E_HOME ??= mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
const executablePath = chromiumPath();
const originOf = (size: Size) => `http://localhost:${portOf(size)}`;
/** One after the other: the first builds what both serve, for the address of the first. */
const schoolOf = (size: Size, command = 'start') => ({
  command: `node ../packages/school/bin/school.mjs ${command}`,
  url: `${originOf(size)}/readyz`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
  stdout: 'pipe' as const,
  env: {
    PORT: String(portOf(size)),
    PLINTH_HOME: homeOf(size),
    PLINTH_ORIGIN: originOf(size),
    // A flow acts as somebody else: the app has the control only when it is built with it (D-28).
    OVERRIDE_USER: 'true',
    VIDEO_ORIGINS: `https://www.youtube-nocookie.com,https://player.vimeo.com,https://localhost:${STREAM_PORT}`,
  },
});
/** One worker each: the flows of a size share a school, and some change what others read. */
const projectOf = (size: Size) => ({
  name: size,
  workers: 1,
  use: { ...SIZES[size], baseURL: originOf(size) },
});

export default defineConfig({
  testDir: './specs',
  testMatch: '*.e2e.ts',
  outputDir: '../.reports/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: '../.reports/e2e.xml' }]],
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
  // What is long, or changes a seeded person for good, is run once; shared out, so that both schools are done together.
  projects: [
    { ...projectOf('phone'), grepInvert: /@one-size/ },
    { ...projectOf('desk'), grepInvert: /@with-phone/ },
  ],
  webServer: [schoolOf('phone'), schoolOf('desk', 'start --no-build')],
});
