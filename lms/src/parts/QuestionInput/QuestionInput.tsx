import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { longestAnswer } from '@plinth/domain/quizzes/validate-response';
import { Link } from '@plinth/ui/Link';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DocumentInput } from './DocumentInput.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import * as css from './QuestionInput.css.ts';
import type { QuestionInputProps } from './question-input-props.ts';
import { ScaleInput } from './ScaleInput.tsx';

/** A question of any type, in quizzes, forms and onboarding alike. */
export function QuestionInput(props: QuestionInputProps) {
  const { question, value, onChange, error, disabled = false } = props;
  const { questionId, questionType, isRequired = true } = question;
  const frame = { label: question.question, required: isRequired, error, disabled };
  const field = { ...frame, label: <span className={css.words}>{question.question}</span> };
  const typed = (responseValue: string) => onChange({ questionId, responseValue });

  switch (ANSWER_SHAPE[questionType]) {
    case 'text': {
      if (questionType === 'TEXT_INPUT')
        return (
          <TextInput
            {...field}
            placeholder={question.placeholder}
            value={value?.responseValue ?? ''}
            onChange={(event) => typed(event.target.value)}
          />
        );
      return (
        <TextArea
          {...field}
          max={longestAnswer(question)}
          rows={questionType === 'SUBJECTIVE' ? 7 : 4}
          placeholder={question.placeholder}
          value={value?.responseValue ?? ''}
          onChange={(event) => typed(event.target.value)}
        />
      );
    }
    case 'document':
      return props.sendDocument ? (
        <DocumentInput {...props} sendDocument={props.sendDocument} />
      ) : (
        <GroupFrame {...frame}>
          <Text secondary>
            This asks for a document. Add it on your <Link href="/documents">documents page</Link>.
          </Text>
        </GroupFrame>
      );
    case 'group':
      return (
        <GroupFrame {...frame}>
          {(question.questions ?? []).map((sub) => (
            <QuestionInput
              key={sub.questionId}
              {...props}
              question={sub}
              value={props.answerOf?.(sub.questionId)}
              error={props.problemOf?.(sub.questionId)}
            />
          ))}
        </GroupFrame>
      );
    case 'scale':
      return <ScaleInput {...props} />;
    case 'one':
      if (questionType === 'FILTER')
        return (
          <Select
            {...field}
            placeholder="Choose one"
            options={question.options.map((option) => ({ value: option.optionId, label: option.text }))}
            value={value?.entries?.[0]?.optionId ?? ''}
            onChange={(event) =>
              onChange({
                questionId,
                entries: event.target.value === '' ? [] : [{ optionId: event.target.value }],
              })
            }
          />
        );
      return <ChoiceInput {...props} isSingle />;
    case 'many':
      return <ChoiceInput {...props} isSingle={false} />;
  }
}
