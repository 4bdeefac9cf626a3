import { walkAs } from '../support/walk-as.ts';

walkAs(['graduate@plinth.test'], ['seeker@plinth.test']);
