import { afterFirstPaint } from './after-first-paint.ts';
import { countEarly } from './count-early.ts';
import { takeFonts } from './fonts/take-fonts.ts';
import { storeAttribution } from './store-attribution.ts';

// One script for every page, in its head: each further one would add its hash to the policy, which compression does not
// shorten. It contains only what must not be missed; the rest (init-later.ts) is loaded after the first paint.
storeAttribution();
countEarly();
afterFirstPaint(() => import(/* @vite-ignore */ '/later.js' as string));
takeFonts();
