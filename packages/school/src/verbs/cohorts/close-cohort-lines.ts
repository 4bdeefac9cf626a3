import { parseArgs } from 'node:util';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { closeCohort } from '@plinth/api-server/services/office-closing/close-cohort';
import { measureCompletion } from '@plinth/api-server/services/office-closing/measure-completion';
import type { ClosingLearner, ClosingOutcome } from '@plinth/domain/closing/cohort-closing';
import type { CompletionRule } from '@plinth/domain/closing/completion-rule';
import { missingText } from '@plinth/domain/closing/missing-text';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { table } from '../table.ts';
import type { VerbContext } from '../verbs.ts';
import { withRefusals } from '../with-refusals.ts';

const OUTCOMES: Record<ClosingOutcome, string> = {
  LACKS: 'lacks',
  COMPLETES: 'completes',
  COMPLETED: 'has completed',
};

const rowOf = ({ name, outcome, missing, moreTimeUntil }: ClosingLearner, rule: CompletionRule) => [
  name,
  OUTCOMES[outcome],
  moreTimeUntil ?? '',
  missing.map((one) => missingText(one, rule)).join('; '),
];

/**
 * Shows what closing a cohort would do; with --yes closes it, which completes learners who lack nothing and notifies
 * them.
 */
export async function closeCohortLines(name: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  await withSchool(context, (deps) =>
    withRefusals(async () => {
      const { cohortId } = await findCohort(deps, name);
      const { learners, rule, stamp } = await measureCompletion(deps, cohortId);
      if (learners.length > 0)
        for (const line of table(
          ['LEARNER', 'CLOSING', 'TIME UNTIL', 'MISSING'],
          learners.map((one) => rowOf(one, rule)),
        ))
          context.print(line);
      if (!values.yes)
        return context.print(
          'Nobody is completed or told yet. Type it again with --yes to close the cohort.',
        );
      const { completed, lacking } = await closeCohort(deps, COMMAND, { cohortId, stamp });
      context.print(`Closed: ${name}. Completed now: ${completed}. Lacking something: ${lacking}.`);
    }),
  );
}
