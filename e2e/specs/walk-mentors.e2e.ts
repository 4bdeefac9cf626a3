import { walkAs } from '../support/walk-as.ts';

walkAs(
  ['guide@plinth.test', 'newguide@plinth.test', 'lead@plinth.test'],
  ['guide2@plinth.test', 'lead2@plinth.test'],
);
