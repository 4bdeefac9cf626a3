import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { collectData } from './collect-data.ts';
import { notActing } from './not-acting.ts';

/** Exports everything that the school stores about the caller, as one JSON file. */
export const exportData = async (deps: Deps, caller: Caller) =>
  collectData(deps, notActing(caller), {
    name: 'plinth-my-data',
    about:
      'Everything that the school keeps about you. Times are UTC. Files are listed here by name; the documents page has them.',
  });
