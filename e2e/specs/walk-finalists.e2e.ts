import { walkAs } from '../support/walk-as.ts';

walkAs(['finalist@plinth.test', 'blocked@plinth.test', 'transferred@plinth.test'], ['finalist2@plinth.test']);
