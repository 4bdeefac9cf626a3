import { watchView } from '@plinth/api-client/watch-view';
import { wakeForms } from './forms/wake-forms.ts';
import { wakeMentors } from './mentors/wake-mentors.ts';
import { keepOfflinePage } from './offline/keep-offline-page.ts';
import { onFirstSign } from './on-first-sign.ts';
import { showNextCohorts } from './show-next-cohorts.ts';
import { switchTheme } from './switch-theme.ts';

const { dataset } = document.documentElement;
// The same view as the one that was told of early (count-early.ts), if the page was hidden before this came.
dataset.view ??= crypto.randomUUID?.();
// Who is signed in is not asked on public pages: their views belong to nobody.
watchView(() => null, dataset.view);
onFirstSign(() => void keepOfflinePage());

/** What needs the whole page, which may be painted before it has come to its end. */
function begin(): void {
  switchTheme();
  wakeForms();
  wakeMentors();
  void showNextCohorts();
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
