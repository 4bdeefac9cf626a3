import { afterFirstPaint } from './after-first-paint.ts';
import { countEarly } from './count-early.ts';
import { takeFonts } from './fonts/take-fonts.ts';
import { keepAttribution } from './keep-attribution.ts';

// One script for every page, in its head: each more would cost its hash in the policy, which no compression shortens.
// What must not be missed stands in it; the rest (init-later.ts) comes behind the first paint.
keepAttribution();
countEarly();
afterFirstPaint(() => import(/* @vite-ignore */ '/later.js' as string));
takeFonts();
