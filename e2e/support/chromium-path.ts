import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bringNpmChromium, npmChromiumPath } from './npm-chromium.ts';

/** The headless shell draws a flow with two thirds of the processor time of the full browser. */
const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Returns the available Chromium: CHROMIUM_PATH, else Playwright's, the system's, the one from npm; null if there is
 * none.
 */
export function chromiumPath(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return [chromium.executablePath(), ...system, npmChromiumPath].find((path) => existsSync(path)) ?? null;
}

/** Finds or installs a Chromium. @throws with what to install, if nothing works */
export function ensureChromium(): string {
  const present = chromiumPath();
  if (present) return present;
  console.log('No Chromium here: installing one.');
  spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
  const downloaded = chromiumPath();
  if (downloaded) return downloaded;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older Debians have only the full browser.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!chromiumPath())
        spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
          stdio: 'inherit',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
  }
  if (!chromiumPath()) bringNpmChromium();
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Error('The tests need a Chromium: install the package `chromium`, or name one in CHROMIUM_PATH.');
}
