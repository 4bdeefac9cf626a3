import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium-path.ts';
import { launchFlags } from './support/launch-flags.ts';

const port = process.env.E2E_PORT ?? '4399';
// Every process that reads this file must name the same folder.
process.env.E2E_HOME ??= mkdtempSync(join(tmpdir(), 'plinth-e2e-'));
const executablePath = chromiumPath();

export default defineConfig({
  testDir: './specs',
  testMatch: '*.e2e.ts',
  outputDir: '../.reports/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: '../.reports/e2e.xml' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // What is long, or changes a seeded person for good, is run at one size.
    {
      name: 'phone',
      grepInvert: /@one-size/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', use: { viewport: { width: 1520, height: 950 } } },
  ],
  webServer: {
    command: 'node ../packages/school/bin/school.mjs start',
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      PLINTH_HOME: process.env.E2E_HOME,
      PLINTH_ORIGIN: `http://localhost:${port}`,
      // A flow acts as somebody else: the app has the control only when it is built with it (D-28).
      OVERRIDE_USER: 'true',
    },
  },
});
