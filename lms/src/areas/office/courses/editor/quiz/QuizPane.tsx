import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../editor.css.ts';
import { FormOrText } from '../FormOrText.tsx';
import { moved } from '../moved.ts';
import type { DraftTextState } from '../use-draft-text.ts';
import { wholeNumberOf } from '../whole-number-of.ts';
import { newQuestion } from './change-type.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { type QuizDraft, readQuizDraft, writeQuizDraft } from './quiz-draft.ts';

const KINDS = [
  { value: 'PRACTICE', label: 'Practice: explains at once' },
  { value: 'GRADED', label: 'Graded: asks in another order each time' },
];

const numberOf = (typed: string) => wholeNumberOf(typed) ?? undefined;

/** The full form of a quiz; or, on demand or if necessary, the file itself. */
export function QuizPane({ path, state }: { path: string; state: DraftTextState }) {
  const quiz = readQuizDraft(state.text);
  return (
    <FormOrText of="quiz" path={path} state={state}>
      {quiz && <QuizForm quiz={quiz} state={state} />}
    </FormOrText>
  );
}

function QuizForm({ quiz, state }: { quiz: QuizDraft; state: DraftTextState }) {
  const write = (next: QuizDraft) => state.change(writeQuizDraft(state.text, next));
  const set = (change: Partial<QuizDraft>) => write({ ...quiz, ...change });
  const { questions } = quiz;
  const pools = [...new Set(questions.flatMap(({ pool }) => pool ?? []))];
  const setDraw = (pool: string, count: number | undefined) => {
    const drawn: Record<string, number> = quiz.draw ?? {};
    const { [pool]: _, ...others } = drawn;
    const draw = count === undefined ? others : { ...others, [pool]: count };
    set({ draw: Object.keys(draw).length > 0 ? draw : undefined });
  };
  return (
    <>
      <TextInput label="Title" value={quiz.title} onChange={({ target }) => set({ title: target.value })} />
      <div className={css.pair}>
        <Select
          label="Kind"
          options={KINDS}
          value={quiz.quizType}
          onChange={({ target }) => set({ quizType: target.value })}
        />
        <TextInput
          label="Credits"
          inputMode="numeric"
          value={String(quiz.credits)}
          onChange={({ target }) => set({ credits: numberOf(target.value) ?? 0 })}
        />
        <TextInput
          label="Minutes"
          inputMode="numeric"
          hint="Empty: no limit."
          value={String(quiz.timeLimitMinutes ?? '')}
          onChange={({ target }) => set({ timeLimitMinutes: numberOf(target.value) })}
        />
        <TextInput
          label="Attempts after the first"
          inputMode="numeric"
          hint="Empty: as many as wanted."
          value={quiz.retakes === 'unlimited' ? '' : String(quiz.retakes)}
          onChange={({ target }) => set({ retakes: numberOf(target.value) ?? 'unlimited' })}
        />
        <TextInput
          label="Due on day"
          inputMode="numeric"
          hint="Empty: never."
          value={String(quiz.dueDay ?? '')}
          onChange={({ target }) => set({ dueDay: numberOf(target.value) })}
        />
        {pools.map((pool) => (
          <TextInput
            key={pool}
            label={`Questions asked from the pool ${pool}`}
            inputMode="numeric"
            hint={`It has ${questions.filter((question) => question.pool === pool).length}.`}
            value={String(quiz.draw?.[pool] ?? '')}
            onChange={({ target }) => setDraw(pool, numberOf(target.value))}
          />
        ))}
      </div>
      {questions.map((question, at) => (
        <QuestionFields
          // A question has no identity other than its position while it is edited
          key={at}
          name={`Question ${at + 1}`}
          question={question}
          onChange={(next) => set({ questions: questions.map((one, index) => (index === at ? next : one)) })}
          onMove={(step) => set({ questions: moved(questions, at, step) })}
          onRemove={() => set({ questions: questions.filter((_, index) => index !== at) })}
        />
      ))}
      <div>
        <Button onClick={() => set({ questions: [...questions, newQuestion()] })}>Add question</Button>
      </div>
    </>
  );
}
