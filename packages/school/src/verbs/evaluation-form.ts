import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { readEvaluationForm } from '@plinth/api-server/services/evaluation-day/read-evaluation-form';
import { setEvaluationForm } from '@plinth/api-server/services/evaluation-day/set-evaluation-form';
import type { EvaluationQuestion } from '@plinth/domain/evaluation-day/evaluation-form';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { readEvaluationFormFile } from '../evaluation/read-evaluation-form.ts';
import { withSchool } from '../with-school.ts';
import { readOptions } from './read-options.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';

const optionsText = ({ questionType, options }: EvaluationQuestion) =>
  ANSWER_SHAPE[questionType] === 'text'
    ? 'in words'
    : options.map(({ text, points }) => (points === 0 ? text : `${text} (${points})`)).join(', ');

/** Shows the form that guides fill in about the interviews of a course, or sets it from a YAML file. */
export async function evaluationForm(args: string[], context: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  const [course, file, ...more] = positionals;
  if (course === undefined || more.length > 0)
    throw new Fault('Name one course by its code, such as BIM_A, and the file of a form to set it.', 2);
  if (file !== undefined) {
    const form = await readEvaluationFormFile(file);
    const { hasChanged } = await withSchool(context, (deps) =>
      setEvaluationForm(deps, COMMAND, { course, form }),
    );
    context.print(hasChanged ? 'Set. Guides see it from now on.' : 'It is already this form.');
    return;
  }
  const form = await withSchool(context, (deps) => readEvaluationForm(deps, course));
  if (!form) return context.print('No form is set for this course.');
  const choices = new Map(
    form.filters.flatMap(({ options }) => options.map((one) => [one.optionId, one.text])),
  );
  const row = (section: string, question: EvaluationQuestion) => [
    section,
    question.isRequired === false ? 'optional' : 'required',
    question.question,
    optionsText(question),
  ];
  const rows = [
    ...form.filters.map((question) => row('(filter)', question)),
    ...form.sections.flatMap(({ sectionTitle, shownFor, questions }) => {
      const names = shownFor.flatMap((optionId) => choices.get(optionId) ?? []);
      const section = names.length === 0 ? sectionTitle : `${sectionTitle}, for ${names.join(' or ')}`;
      return questions.map((question) => row(section, question));
    }),
  ];
  for (const line of table(['SECTION', 'ANSWER', 'QUESTION', 'OPTIONS (POINTS)'], rows)) context.print(line);
}
