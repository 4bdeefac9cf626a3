import type { MissionStop, OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useSnapshot } from 'valtio';
import { formatMinutes } from '../../../parts/format-minutes.ts';
import { openTimer } from '../../../stores/open-timer.ts';
import * as css from '../open-lms.css.ts';
import { StationMark } from './StationMark.tsx';
import { whyClosed } from './why-closed.ts';

const STATES = {
  COMPLETED: 'Complete',
  STARTED: 'Started',
  ONBOARDING_STARTED: 'Started',
  NOT_STARTED: 'Open',
} as const;
const TONES = {
  COMPLETED: 'success',
  STARTED: 'signal',
  ONBOARDING_STARTED: 'signal',
  NOT_STARTED: 'neutral',
} as const;

/** The missions and the reward as stations of a path, each with its state and why it is closed. */
export function MissionWay({ dashboard }: { dashboard: OpenDashboard }) {
  const { running, started } = useSnapshot(openTimer);
  const isTimeUp = started && !running;
  const stops = dashboard.missions.map((stop) => ({ stop, reason: whyClosed(stop, dashboard, isTimeUp) }));
  const current = stops.find(({ stop, reason }) => reason === null && stop.state !== 'COMPLETED')?.stop;
  return (
    <ol className={css.way} aria-label="The missions of the course" data-tour="open-missions">
      {stops.map(({ stop, reason }, index) => (
        <Station
          key={stop.mission}
          stop={stop}
          number={index}
          reason={reason}
          isCurrent={stop === current}
          hasMarks={!dashboard.hideIndicators}
        />
      ))}
    </ol>
  );
}

type StationProps = {
  stop: MissionStop;
  number: number;
  reason: string | null;
  isCurrent: boolean;
  hasMarks: boolean;
};

function Station({ stop, number, reason, isCurrent, hasMarks }: StationProps) {
  const { mission, state, title, summary, steps, stepsDone, minutes } = stop;
  const isReward = mission === 'REWARD';
  const isDone = state === 'COMPLETED';
  const facts = [
    isReward ? 'At the end' : `Mission ${number}`,
    steps > 0 && (steps === 1 ? '1 step' : `${steps} steps`),
    minutes > 0 && formatMinutes(minutes),
  ].filter(Boolean);
  return (
    <li
      className={css.station}
      data-done={isDone ? '' : undefined}
      data-closed={reason === null ? undefined : ''}
      data-current={isCurrent ? '' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={css.mark}>
        <StationMark state={state} isClosed={reason !== null} isReward={isReward} />
      </span>
      <div className={css.stop}>
        <Annotation>{facts.join(' · ')}</Annotation>
        <div className={css.stopHead}>
          <Heading level={2} size="m">
            <span className={css.stopTitle}>{title}</span>
          </Heading>
          {hasMarks && (reason === null || isDone) && (
            <StatusChip tone={TONES[state]}>{STATES[state]}</StatusChip>
          )}
        </div>
        {summary && (
          <Text tone="soft" measure>
            {summary}
          </Text>
        )}
        {hasMarks && steps > 0 && state === 'STARTED' && (
          <div className={css.line}>
            <DimensionLine
              label={`Progress in ${title}`}
              hideLabel
              value={stepsDone}
              max={steps}
              parts={steps}
              text={`${stepsDone} of ${steps}`}
            />
          </div>
        )}
        {reason !== null ? (
          <Text secondary>{reason}</Text>
        ) : (
          !(isReward && !isDone) && (
            <div className={css.actions}>
              <Button
                href={`/open-lms/content?mission=${mission}`}
                variant={isCurrent ? 'primary' : 'secondary'}
                aria-label={`${isDone ? 'Read again' : state === 'STARTED' ? 'Continue' : 'Start'}: ${title}`}
              >
                {isDone ? 'Read again' : state === 'STARTED' ? 'Continue' : 'Start'}
              </Button>
            </div>
          )
        )}
      </div>
    </li>
  );
}
