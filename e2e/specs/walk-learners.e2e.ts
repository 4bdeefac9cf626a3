import { walkAs } from '../support/walk-as.ts';

walkAs(
  ['learner@plinth.test', 'newcomer@plinth.test', 'open@plinth.test'],
  ['learner2@plinth.test', 'unverified@plinth.test'],
);
