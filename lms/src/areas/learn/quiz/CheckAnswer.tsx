import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import * as css from './QuizPage.css.ts';

type CheckAnswerProps = {
  /** Whether each answer of the question is right; null if nothing is marked, undefined before the check. */
  marks: readonly (boolean | null)[] | undefined;
  isPending: boolean;
  problem: string | null;
  onCheck: () => void;
};

function verdictText(marks: readonly (boolean | null)[]): string {
  const marked = marks.filter((mark) => mark !== null);
  const right = marked.filter(Boolean).length;
  if (marked.length === 0) return 'This question is not marked.';
  if (right === marked.length) return 'Correct.';
  return marked.length === 1
    ? 'Not quite: the right answer is marked.'
    : `${right} of ${marked.length} correct: the right answers are marked.`;
}

/** The result of a practice question, shown on request. */
export function CheckAnswer({ marks, isPending, problem, onCheck }: CheckAnswerProps) {
  return (
    <div className={css.check} aria-live="polite">
      {marks ? (
        <Text tone={marks.every((mark) => mark === true) ? 'success' : 'soft'} weight="strong">
          {verdictText(marks)}
        </Text>
      ) : (
        <Button size="s" loading={isPending} onClick={onCheck}>
          Check my answer
        </Button>
      )}
      {problem && (
        <Text tone="error" size="s">
          {problem}
        </Text>
      )}
    </div>
  );
}
