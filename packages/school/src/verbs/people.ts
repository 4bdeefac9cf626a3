import { Fault } from '@plinth/api-server/fault';
import { erasePersonLines } from './people/erase-person-lines.ts';
import { exportPersonLines } from './people/export-person-lines.ts';
import { mergePeopleLines } from './people/merge-people-lines.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

const ACTIONS = new Map([
  ['merge', mergePeopleLines],
  ['export', exportPersonLines],
  ['erase', erasePersonLines],
]);

/** Merges two accounts of one person, exports everything stored about a person, or erases a person. */
export async function people(args: string[], context: VerbContext): Promise<void> {
  const { positionals, values } = readOptions(args, {
    flags: ['yes'],
    defaults: { reason: '' },
    allowPositionals: true,
  });
  const [action = '', ...names] = positionals;
  const run = ACTIONS.get(action);
  if (!run)
    throw new Fault(
      'Say what to do: `school people merge KEEP OTHER`, `school people export ADDRESS FILE` or `school people erase ADDRESS`.',
      2,
    );
  await run(names, values, context);
}
