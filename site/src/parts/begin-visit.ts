import { afterFirstPaint } from './after-first-paint.ts';
import { takeFonts } from './fonts/take-fonts.ts';
import { keepAttribution } from './keep-attribution.ts';
import { keepOfflinePage } from './offline/keep-offline-page.ts';
import { onFirstSign } from './on-first-sign.ts';
import { switchTheme } from './switch-theme.ts';

// What must not be missed stands in the page; the rest (begin-later.ts) comes behind it.
switchTheme();
keepAttribution();
onFirstSign(() => void keepOfflinePage());
afterFirstPaint(() => import(/* @vite-ignore */ '/later.js' as string));
takeFonts();
