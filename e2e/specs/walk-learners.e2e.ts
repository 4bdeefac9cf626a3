import { walkAs } from '../support/walk-as.ts';

walkAs([
  'learner@plinth.test',
  'learner2@plinth.test',
  'newcomer@plinth.test',
  'unverified@plinth.test',
  'open@plinth.test',
]);
