import { watchView } from '@plinth/api-client/watch-view';
import { leadAttribution } from '@plinth/domain/leads/attribution';
import { loadForms } from './forms/load-forms.ts';
import { keepRegion } from './keep-region.ts';
import { loadMentors } from './mentors/load-mentors.ts';
import { cacheOfflinePage } from './offline/cache-offline-page.ts';
import { onFirstSign } from './on-first-sign.ts';
import { showNextCohorts } from './show-next-cohorts.ts';
import { watchPromotion } from './show-promotion.ts';
import { readAttribution } from './store-attribution.ts';
import { switchTheme } from './switch-theme.ts';

const { dataset } = document.documentElement;
// The same view as the one reported early (count-early.ts), if the page was hidden before this script was loaded.
dataset.view ??= crypto.randomUUID?.();
// Public pages do not ask who is signed in: their views are anonymous. A campaign that no lead would name is not
// reported, because the two are compared.
watchView(() => null, {
  eventId: dataset.view,
  campaign: leadAttribution(readAttribution(), {}).utm_campaign?.slice(0, 200),
});
onFirstSign(() => void cacheOfflinePage());

/** Work that needs the complete document, which may be painted before it is fully loaded. */
function begin(): void {
  switchTheme();
  keepRegion();
  loadForms();
  const offers = showNextCohorts();
  watchPromotion(offers);
  // By then the place of the mentors of a course off sale is withdrawn, and they are not asked for.
  void offers.finally(loadMentors);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
