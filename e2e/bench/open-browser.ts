import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../support/chromium-path.ts';
import { launchFlags } from '../support/launch-flags.ts';
import { offlineFlags } from './start-chromium.ts';

/** Opens a browser for measures that drive pages. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...launchFlags, ...offlineFlags],
  });
