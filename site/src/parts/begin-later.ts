import { watchView } from '@plinth/api-client/watch-view';
import { showNextCohorts } from './show-next-cohorts.ts';

// Who is signed in is not asked on public pages: their views belong to nobody.
watchView(() => null);
void showNextCohorts();
