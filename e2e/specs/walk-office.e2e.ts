import { walkAs } from '../support/walk-as.ts';

walkAs(['owner@plinth.test']);
