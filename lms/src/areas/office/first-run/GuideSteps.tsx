import type { FirstRunGuide, GuideStep } from '@plinth/domain/first-run/guide-step';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guideQuery, putOffStep } from '../../../data/office-guide.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { StampChip } from '../../../parts/StampChip.tsx';
import * as css from './first-run.css.ts';
import { STEP_TEXTS } from './step-texts.ts';

const STATES = {
  DONE: { text: 'Done', tone: 'success' },
  OPEN: { text: 'To do', tone: 'warning' },
  PUT_OFF: { text: 'Put off', tone: 'neutral' },
} as const;

/** The steps of the first-run guide in order; each determines automatically whether it is done. */
export const GuideSteps = ({ guide, level }: { guide: FirstRunGuide; level: 2 | 3 }) => (
  <ol className={css.steps}>
    {guide.steps.map((step, at) => (
      <Step key={step.step} number={at + 1} {...step} guide={guide} level={level} />
    ))}
  </ol>
);

type StepProps = GuideStep & { number: number; guide: FirstRunGuide; level: 2 | 3 };

function Step({ step, state, number, guide, level }: StepProps) {
  const client = useQueryClient();
  const putOff = useMutation({
    mutationFn: (isPutOff: boolean) => putOffStep(step, isPutOff),
    onSuccess: (next) => client.setQueryData(guideQuery().queryKey, next),
  });
  const { title, text, command, action } = STEP_TEXTS[step](guide);
  const isPutOff = state === 'PUT_OFF';
  return (
    <li className={css.step}>
      <div className={css.line}>
        <Heading level={level} size="s">
          {number}. {title}
        </Heading>
        <StampChip stamp={STATES[state]} />
      </div>
      <Text secondary measure>
        {text}
      </Text>
      {command && state !== 'DONE' && <code className={css.command}>{command}</code>}
      <ErrorBanner error={putOff.error} />
      <div className={css.actions}>
        {action && (
          <Button size="s" variant={state === 'OPEN' ? 'primary' : 'secondary'} href={action.href}>
            {action.label}
          </Button>
        )}
        {state !== 'DONE' && (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${isPutOff ? 'Resume' : 'Put off'}: ${title}`}
            loading={putOff.isPending}
            onClick={() => putOff.mutate(!isPutOff)}
          >
            {isPutOff ? 'Resume' : 'Put off'}
          </Button>
        )}
      </div>
    </li>
  );
}
