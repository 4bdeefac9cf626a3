import type { QuestionResult } from '@plinth/domain/feedback/office-feedback';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { readFeedback } from './read-feedback.ts';

function rowsOf({ question, answered, average, distribution, texts }: QuestionResult) {
  const facts: (string | number)[][] = [[question, 'answered', '', answered]];
  if (average !== null) facts.push([question, 'average', '', average]);
  for (const { label, count } of distribution ?? []) facts.push([question, 'answer', label, count]);
  for (const text of texts ?? []) facts.push([question, 'text', text, 1]);
  return facts;
}

/**
 * Exports the answers to a form as a CSV file: no more than the screen shows, so small groups are left out here too.
 */
export async function downloadFeedback(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { eventId }: { eventId: string },
) {
  const { results } = await readFeedback(deps, { eventId });
  const parts = [
    ['cohort', results.byCohort],
    ['guide', results.byGuide],
    ['week', results.trend],
  ] as const;
  const rows = [
    ...results.questions.flatMap(rowsOf),
    ...parts.flatMap(([kind, groups]) =>
      groups.flatMap(({ name, averages }) =>
        averages.flatMap((average, at) =>
          average === null
            ? []
            : [[results.questions[at]?.question ?? '', `average by ${kind}`, name, average]],
        ),
      ),
    ),
  ];
  return csvFile(deps, act, {
    about: 'feedback',
    filter: { eventId },
    batches: [rows],
    columns: {
      question: ([question]) => question,
      what: ([, what]) => what,
      of: ([, , of]) => of,
      figure: ([, , , figure]) => figure,
    },
  });
}
