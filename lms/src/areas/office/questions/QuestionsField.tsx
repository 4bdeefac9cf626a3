import type { QuestionType } from '@plinth/domain/forms/question-type';
import { hasOptions } from '@plinth/domain/forms/written-question';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../list/list.css.ts';
import { NEW_QUESTION, type QuestionDraft } from './question-draft.ts';
import * as own from './questions.css.ts';

/** The label of each type; a question of a type not listed was written elsewhere, and keeps its type. */
const TYPE_TEXTS: Partial<Record<QuestionType, string>> = {
  SUBJECTIVE: 'Free text',
  SINGLE_CHOICE: 'One of some options',
  MULTIPLE_CHOICE: 'Any of some options',
  SCALE_STAR: 'Stars, 1 to 5',
  SCALE_EMOJI: 'Faces, 1 to 5',
  SCALE_NUMBER: 'A number, 0 to 10',
};

type QuestionsFieldProps = {
  questions: readonly QuestionDraft[];
  types: readonly QuestionType[];
  problemOf: (path: string) => string | null | undefined;
  onChange: (questions: QuestionDraft[]) => void;
};

/** Questions as staff write them, one below the other. */
export function QuestionsField({ questions, types, problemOf, onChange }: QuestionsFieldProps) {
  const change = (at: number, changed: Partial<QuestionDraft>) =>
    onChange(questions.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  // A problem with a single question is shown beside it.
  const problemOfAll = questions.every((_, at) => !problemOf(`questions.${at}`)) && problemOf('questions');
  return (
    <div className={own.questions}>
      {questions.map((one, at) => {
        const known = types.includes(one.questionType) ? types : [...types, one.questionType];
        const error = (field: string) => problemOf(`questions.${at}.${field}`);
        return (
          // A question has no id before it is saved.
          <fieldset key={at} className={own.question}>
            <legend className={own.legend}>Question {at + 1}</legend>
            <TextInput
              label={`What question ${at + 1} asks`}
              value={one.question}
              error={error('question')}
              onChange={({ target }) => change(at, { question: target.value })}
            />
            <Select
              label={`How question ${at + 1} is answered`}
              value={one.questionType}
              options={known.map((value) => ({ value, label: TYPE_TEXTS[value] ?? value }))}
              onChange={({ target }) => change(at, { questionType: target.value as QuestionType })}
            />
            {hasOptions(one.questionType) && (
              <TextArea
                label={`Options of question ${at + 1}, one per line`}
                rows={4}
                max={1600}
                value={one.options}
                error={error('options')}
                onChange={({ target }) => change(at, { options: target.value })}
              />
            )}
            <div className={own.foot}>
              <Checkbox
                label="It must be answered"
                checked={one.isRequired}
                onChange={({ target }) => change(at, { isRequired: target.checked })}
              />
              <Button
                size="s"
                variant="quiet"
                aria-label={`Remove question ${at + 1}`}
                onClick={() => onChange(questions.filter((_, index) => index !== at))}
              >
                Remove
              </Button>
            </div>
          </fieldset>
        );
      })}
      {problemOfAll && (
        <p role="alert" className={own.error}>
          {problemOfAll}
        </p>
      )}
      <div className={css.actions}>
        <Button onClick={() => onChange([...questions, NEW_QUESTION])}>Add a question</Button>
      </div>
    </div>
  );
}
