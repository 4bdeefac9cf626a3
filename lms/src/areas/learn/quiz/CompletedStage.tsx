import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import * as css from './QuizPage.css.ts';

/** COMPLETEDPAGE: the attempt is handed in. */
export function CompletedStage({
  isTimeOver,
  onNext,
  up,
}: {
  isTimeOver: boolean;
  onNext: () => void;
  up: string;
}) {
  return (
    <div className={css.stage} data-page="COMPLETEDPAGE" role="status">
      <Heading level={2} size="m">
        {isTimeOver ? 'The time is over' : 'Handed in'}
      </Heading>
      <Text tone="soft">
        {isTimeOver
          ? 'Your attempt was handed in with the answers you had given.'
          : 'Your answers are in. See how it went, question by question.'}
      </Text>
      <div className={css.actions}>
        <Button href={up}>To the curriculum</Button>
        <Button variant="primary" onClick={onNext}>
          See results
        </Button>
      </div>
    </div>
  );
}
