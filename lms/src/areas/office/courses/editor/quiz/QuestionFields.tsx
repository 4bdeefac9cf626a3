import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../editor.css.ts';
import { ItemButtons } from '../ItemButtons.tsx';
import { moved } from '../moved.ts';
import { changeType, newQuestion } from './change-type.ts';
import { hasAnswer, hasOptions, isMarked, QUESTION_TYPES } from './question-types.ts';
import type { OptionDraft, QuestionDraft } from './quiz-draft.ts';

type QuestionFieldsProps = {
  name: string;
  question: QuestionDraft;
  isPart?: boolean;
  onChange: (question: QuestionDraft) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** One question of a quiz: its text, its options and which are right, the explanation, and how it is asked. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { name, question, isPart = false, onChange, onMove, onRemove } = props;
  const { type, opinion, options, questions } = question;
  const set = (change: Partial<QuestionDraft>) => onChange({ ...question, ...change });
  const types = isPart ? QUESTION_TYPES.filter(({ value }) => value !== 'GROUP_QUESTION') : QUESTION_TYPES;
  return (
    <fieldset className={css.question}>
      <legend className={css.legend}>{name}</legend>
      <Select
        label="Type"
        options={types}
        value={type}
        onChange={({ target }) => onChange(changeType(question, target.value))}
      />
      <TextArea
        label="Question"
        rows={2}
        max={2000}
        value={question.question}
        onChange={({ target }) => set({ question: target.value })}
      />
      {hasOptions(type) && (
        <Options
          options={options ?? []}
          type={type}
          isMarked={isMarked(type, opinion)}
          onChange={(next) => set({ options: next })}
        />
      )}
      {hasAnswer(type, opinion) && (
        <Select
          label="Correct answer"
          options={
            type === 'BINARY_YES_NO'
              ? [
                  { value: 'true', label: 'Yes' },
                  { value: 'false', label: 'No' },
                ]
              : [
                  { value: 'true', label: 'True' },
                  { value: 'false', label: 'False' },
                ]
          }
          value={String(question.answer ?? true)}
          onChange={({ target }) => set({ answer: target.value === 'true' })}
        />
      )}
      {isMarked(type, opinion) && (
        <TextArea
          label="Explanation"
          hint="Why the answer is right, shown once no more answers can be given."
          rows={2}
          max={2000}
          value={question.explanation ?? ''}
          onChange={({ target }) => set({ explanation: target.value })}
        />
      )}
      {type === 'GROUP_QUESTION' && (
        <div className={css.form}>
          {(questions ?? []).map((part, at, all) => (
            <QuestionFields
              // A question has no identity other than its position while it is edited
              key={at}
              name={`${name}, part ${at + 1}`}
              question={part}
              isPart
              onChange={(next) => set({ questions: all.map((one, index) => (index === at ? next : one)) })}
              onMove={(step) => set({ questions: moved(all, at, step) })}
              onRemove={() => set({ questions: all.filter((_, index) => index !== at) })}
            />
          ))}
          <div>
            <Button size="s" onClick={() => set({ questions: [...(questions ?? []), newQuestion()] })}>
              Add part
            </Button>
          </div>
        </div>
      )}
      <div className={css.row}>
        {!isPart && (
          <TextInput
            label="Pool"
            hint="Questions of one pool are drawn from."
            value={question.pool ?? ''}
            onChange={({ target }) =>
              set({ pool: target.value.toLowerCase().replace(/[^a-z0-9-]/g, '') || undefined })
            }
          />
        )}
        {hasOptions(type) && (
          <Checkbox
            label="Options keep their order"
            checked={question.keepOrder ?? false}
            onChange={({ target }) => set({ keepOrder: target.checked || undefined })}
          />
        )}
        {isMarked(type) && (
          <Checkbox
            label="An opinion, neither right nor wrong"
            checked={opinion ?? false}
            onChange={({ target }) =>
              onChange(changeType({ ...question, opinion: target.checked || undefined }, type))
            }
          />
        )}
        <Checkbox
          label="Optional"
          checked={question.optional ?? false}
          onChange={({ target }) => set({ optional: target.checked || undefined })}
        />
      </div>
      <ItemButtons name={name} onMove={onMove} onRemove={onRemove} />
    </fieldset>
  );
}

type OptionsProps = {
  options: readonly OptionDraft[];
  type: string;
  isMarked: boolean;
  onChange: (options: OptionDraft[]) => void;
};

function Options({ options, type, isMarked: hasRight, onChange }: OptionsProps) {
  const set = (at: number, change: Partial<OptionDraft>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...change } : option)));
  const mark = (at: number, isRight: boolean) =>
    type === 'SINGLE_CHOICE'
      ? onChange(options.map((option, index) => ({ ...option, correct: index === at ? true : undefined })))
      : set(at, { correct: isRight || undefined });
  return (
    <div className={css.form}>
      {options.map((option, at) => (
        // An option has no identity other than its position while it is edited
        <div key={at} className={css.adding}>
          <div className={css.grows}>
            <TextInput
              label={`Option ${at + 1}`}
              value={option.text}
              onChange={({ target }) => set(at, { text: target.value })}
            />
          </div>
          {type === 'GROUPED_OPTION_QUESTION' && (
            <TextInput
              label="Under the heading"
              value={option.group ?? ''}
              onChange={({ target }) => set(at, { group: target.value })}
            />
          )}
          {hasRight && (
            <Checkbox
              label={`Option ${at + 1} is right`}
              checked={option.correct ?? false}
              onChange={({ target }) => mark(at, target.checked)}
            />
          )}
          <Button
            size="s"
            variant="quiet"
            aria-label={`Remove option ${at + 1}`}
            onClick={() => onChange(options.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {options.length < 8 && (
        <div>
          <Button
            size="s"
            onClick={() =>
              onChange([
                ...options,
                { text: '', ...(type === 'GROUPED_OPTION_QUESTION' ? { group: '' } : {}) },
              ])
            }
          >
            Add option
          </Button>
        </div>
      )}
    </div>
  );
}
