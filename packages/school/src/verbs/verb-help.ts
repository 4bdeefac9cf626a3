import { careersHelp } from './help/careers-help.ts';
import { moneyHelp } from './help/money-help.ts';
import { operationHelp } from './help/operation-help.ts';
import { peopleHelp } from './help/people-help.ts';
import { teachingHelp } from './help/teaching-help.ts';
import type { VerbHelp } from './help/verb-help.ts';

/** What `school <verb> --help` prints besides summary and usage. */
export const verbHelp: Record<string, VerbHelp> = {
  ...operationHelp,
  ...peopleHelp,
  ...moneyHelp,
  ...teachingHelp,
  ...careersHelp,
};
