import { Fault } from '@plinth/api-server/fault';
import { closeCohortLines } from './cohorts/close-cohort-lines.ts';
import { createCohortLines } from './cohorts/create-cohort-lines.ts';
import { listCohortLines } from './cohorts/list-cohort-lines.ts';
import { moreTimeLines } from './cohorts/more-time-lines.ts';
import { setCohortLines } from './cohorts/set-cohort-lines.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Lists cohorts, plans and creates one, shows and changes the settings of one, closes it or gives some of its learners
 * more time.
 */
export async function cohorts(args: string[], context: VerbContext): Promise<void> {
  const [action, name, ...rest] = args;
  if (action === undefined || action.startsWith('--')) return listCohortLines(args, context);
  if (action === 'create' && name !== undefined) return createCohortLines(name, rest, context);
  if (action === 'set' && name !== undefined) return setCohortLines(name, rest, context);
  if (action === 'close' && name !== undefined) return closeCohortLines(name, rest, context);
  if (action === 'more-time' && name !== undefined) return moreTimeLines(name, rest, context);
  throw new Fault('Type `school cohorts`, or it with create, set, close or more-time and a cohort.', 2);
}
