import { watchView } from '@plinth/api-client/watch-view';
import { takeFonts } from './fonts/take-fonts.ts';
import { keepAttribution } from './keep-attribution.ts';
import { keepOfflinePage } from './offline/keep-offline-page.ts';
import { onFirstSign } from './on-first-sign.ts';

takeFonts();
keepAttribution();
// Who is signed in is not asked on public pages: their views belong to nobody.
watchView(() => null);
onFirstSign(() => void keepOfflinePage());
