import { afterFirstPaint } from './after-first-paint.ts';
import { showNextCohorts } from './show-next-cohorts.ts';

afterFirstPaint(() => void showNextCohorts());
