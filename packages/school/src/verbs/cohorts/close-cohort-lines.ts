import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { closeCohort } from '@plinth/api-server/services/office-closing/close-cohort';
import { readClosing } from '@plinth/api-server/services/office-closing/measure-completion';
import type { ClosingOutcome } from '@plinth/domain/closing/cohort-closing';
import { missingText } from '@plinth/domain/closing/missing-text';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { printTable } from '../print-table.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';

const OUTCOMES: Record<ClosingOutcome, string> = {
  LACKS: 'lacks',
  COMPLETES: 'completes',
  COMPLETED: 'has completed',
};

/**
 * Shows what closing a cohort would do; with --yes closes it, which completes learners who lack nothing and notifies
 * them.
 */
export async function closeCohortLines(name: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { flags: ['yes'] });
  await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, name);
    const { learners, rule, certified, stamp } = await readClosing(deps, cohortId);
    if (learners.length > 0)
      printTable(context.print, learners, {
        LEARNER: (one) => one.name,
        CLOSING: (one) => OUTCOMES[one.outcome],
        'TIME UNTIL': (one) => one.moreTimeUntil,
        MISSING: (one) => one.missing.map((lack) => missingText(lack, rule)).join('; '),
      });
    if (certified > 0) context.print(`Earlier graduates who get another certificate by email: ${certified}.`);
    if (!values.yes)
      return context.print('Nobody is completed or told yet. Type it again with --yes to close the cohort.');
    const { completed, lacking } = await closeCohort(deps, COMMAND, { cohortId, stamp });
    context.print(`Closed: ${name}. Completed now: ${completed}. Lacking something: ${lacking}.`);
  });
}
