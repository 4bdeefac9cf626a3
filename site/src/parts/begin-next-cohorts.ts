import { showNextCohorts } from './show-next-cohorts.ts';

void showNextCohorts();
