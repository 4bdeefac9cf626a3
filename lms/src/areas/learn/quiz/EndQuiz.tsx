import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { endQuiz, type QuizAddress } from '../../../data/quizzes.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';

type EndQuizProps = {
  address: QuizAddress & { formId: string };
  /** How many attempts are given up; null if unlimited. */
  attemptsLeft: number | null;
  /** Whether the course has dropped the quiz, so that no attempt can follow as things are. */
  isRetired: boolean;
  /** Called once the answers are open. */
  onEnded: () => Promise<void>;
};

const leftText = ({ attemptsLeft, isRetired }: Pick<EndQuizProps, 'attemptsLeft' | 'isRetired'>) =>
  isRetired
    ? 'The course no longer has this quiz, and the credits you earned with it stay yours. It may come back'
    : attemptsLeft === null
      ? 'You could take it as often as you like'
      : `You have ${attemptsLeft === 1 ? '1 attempt' : `${attemptsLeft} attempts`} left`;

/** Opens the answers of a graded quiz while attempts are left: asks first, as seeing them ends the quiz. */
export function EndQuiz({ address, onEnded, ...left }: EndQuizProps) {
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => endQuiz(address).then(onEnded),
    onSuccess: () => setAsking(false),
  });
  return (
    <Dialog
      title="End the quiz to see the answers?"
      size="s"
      open={isAsking}
      onOpenChange={setAsking}
      trigger={<Button variant="primary">See the answers</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Not yet
          </Button>
          <Button variant="primary" loading={end.isPending} onClick={() => end.mutate()}>
            End the quiz
          </Button>
        </>
      }
    >
      <Text>
        {leftText(left)}. Once you have seen the answers you cannot take it again; your best attempt counts.
      </Text>
      <ProblemNote text={end.error?.message} />
    </Dialog>
  );
}
