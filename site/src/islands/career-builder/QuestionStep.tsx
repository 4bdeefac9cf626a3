import type { Question, QuestionOption } from '@plinth/domain/forms/question';
import { Checkbox } from '@plinth/ui/Checkbox';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import * as css from '../island.css.ts';
import { type ChosenOptions, questionsOfStep } from './career-answers.ts';
import * as own from './career-builder.css.ts';
import { fieldId } from './field-id.ts';

type Props = {
  question: Question;
  answers: ChosenOptions;
  errorOf: (field: string) => string | null;
  onChoose: (questionId: string, optionIds: string[]) => void;
  onTick: (questionId: string, optionId: string, isTicked: boolean) => void;
};

const HINTS: Partial<Record<Question['questionType'], string>> = {
  CAREER_BUILDER_SKILLS: 'Tick what you have really done, however small. Nothing yet is an answer, too.',
  GROUPED_OPTION_QUESTION: 'Handed over means that someone else worked or built from it.',
  GROUP_QUESTION: 'A little: you have tried it. Well: you could help someone with it.',
  CAREER_BUILDER_INTEREST: 'Tick at least one.',
};

/** Returns the options by group, in order; without groups all of them together. */
function byGroup(options: readonly QuestionOption[]): [group: string, options: QuestionOption[]][] {
  const groups = new Map<string, QuestionOption[]>();
  for (const option of options)
    groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option]);
  return [...groups];
}

/** One question of the career form, in the control for its type. */
export function QuestionStep({ question, answers, errorOf, onChoose, onTick }: Props) {
  const { questionId, questionType, question: asked, options } = question;
  const hint = HINTS[questionType];
  if (questionType === 'GROUP_QUESTION')
    return (
      <div className={css.fields}>
        {hint && <p className={css.soft}>{hint}</p>}
        {questionsOfStep(question).map((row) => (
          <div key={row.questionId} id={fieldId(row.questionId)} tabIndex={-1}>
            <RadioGroup
              name={row.questionId}
              label={row.question}
              required
              layout="inline"
              options={row.options.map(({ optionId, text }) => ({ value: optionId, label: text }))}
              value={answers[row.questionId]?.[0] ?? null}
              error={errorOf(row.questionId)}
              onChange={(optionId) => onChoose(row.questionId, [optionId])}
            />
          </div>
        ))}
      </div>
    );

  const chosen = answers[questionId] ?? [];
  const error = errorOf(questionId);
  return (
    <div className={css.fields} id={fieldId(questionId)} tabIndex={-1}>
      {hint && <p className={css.soft}>{hint}</p>}
      {byGroup(options).map(([group, some]) => (
        <fieldset key={group} className={css.choices}>
          <legend className={group ? css.legend : own.unseen}>{group || asked}</legend>
          <div className={own.options}>
            {some.map(({ optionId, text }) => (
              <Checkbox
                key={optionId}
                label={text}
                checked={chosen.includes(optionId)}
                onChange={({ target }) => onTick(questionId, optionId, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {error && <p className={own.error}>{error}</p>}
    </div>
  );
}
