import { Fault } from '@plinth/api-server/fault';
import { changeMentorLines } from './groups/change-mentor-lines.ts';
import { guideLines } from './groups/guide-lines.ts';
import { listGroupLines } from './groups/list-group-lines.ts';
import { makeGroupLines } from './groups/make-group-lines.ts';
import { moveLearnerLines } from './groups/move-learner-lines.ts';
import { removeGroupLines } from './groups/remove-group-lines.ts';
import { renameGroupLines } from './groups/rename-group-lines.ts';
import { seatPayerLines } from './groups/seat-payer-lines.ts';
import type { VerbContext } from './verbs.ts';

const ACTIONS = new Map([
  ['make', makeGroupLines],
  ['guide', guideLines],
  ['move', moveLearnerLines],
  ['mentor', changeMentorLines],
  ['rename', renameGroupLines],
  ['remove', removeGroupLines],
  ['seat', seatPayerLines],
]);

/** Lists the groups of a cohort, creates them, moves learners between them, and sets who guides them. */
export async function groups(args: string[], context: VerbContext): Promise<void> {
  const [first, cohort, ...rest] = args;
  const run = first === undefined ? undefined : ACTIONS.get(first);
  if (run && cohort !== undefined) return run(cohort, rest, context);
  if (!run && first !== undefined && cohort === undefined) return listGroupLines(first, context);
  throw new Fault(
    'Type `school groups BIM_A-14`, or it with make, guide, move, mentor, rename, remove or seat before the cohort.',
    2,
  );
}
