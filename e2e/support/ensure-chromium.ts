import { ensureChromium } from './chromium-path.ts';

console.log(`Chromium: ${ensureChromium()}`);
