import { mapPath, mapTitle } from '@plinth/domain/navigation/page-path';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import * as css from './QuizPage.css.ts';

/** How an attempt ended, and the numbers of the questions whose last answer arrived too late. */
export type ShownClosing = { way: 'by-hand' | 'time-over' | 'elsewhere'; late: readonly number[] };

const SAID = {
  'by-hand': ['Handed in', 'Your answers are in. See how it went.'],
  'time-over': ['The time is over', 'Your attempt was handed in with the answers you had given.'],
  elsewhere: [
    'Handed in elsewhere',
    'This attempt was handed in on another page or device, with the answers saved until then.',
  ],
} as const;

/** COMPLETEDPAGE: the attempt is handed in. */
export function CompletedStage({
  closing: { way, late },
  onNext,
  part,
}: {
  closing: ShownClosing;
  onNext: () => void;
  part: CurriculumPart;
}) {
  const [title, text] = SAID[way];
  return (
    <div className={css.stage} data-page="COMPLETEDPAGE">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
      {late.length > 0 && (
        <Text tone="error">
          What you changed last in question {late.join(', ')} came too late and does not count.
        </Text>
      )}
      <div className={css.actions}>
        <Button href={mapPath(part)}>{`Go to the ${mapTitle(part).toLowerCase()}`}</Button>
        <Button variant="primary" onClick={onNext}>
          See results
        </Button>
      </div>
    </div>
  );
}
