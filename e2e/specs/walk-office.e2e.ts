import { walkAs } from '../support/walk-as.ts';

walkAs(
  ['owner@plinth.test', 'staff@plinth.test'],
  [
    'academics@plinth.test',
    'admissions@plinth.test',
    'finance@plinth.test',
    'placement@plinth.test',
    'content@plinth.test',
  ],
);
