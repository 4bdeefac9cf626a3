import type { Impact } from '@plinth/domain/impact/impact';
import { MILESTONE_KINDS, type MilestoneKind } from '@plinth/domain/impact/milestone';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Text } from '@plinth/ui/Text';
import * as css from './impact.css.ts';

const NAMES: Record<MilestoneKind, string> = { LEARNERS: 'Learners taught', SESSIONS: 'Sessions held' };

/** The next round number of each kind, with the progress to it, and those already passed. */
export function Milestones({ milestones, learnersTaught, sessions }: Impact) {
  const values: Record<MilestoneKind, number> = { LEARNERS: learnersTaught, SESSIONS: sessions };
  return (
    <div className={css.milestones}>
      {MILESTONE_KINDS.map((kind) => {
        const own = milestones.filter((one) => one.kind === kind);
        const reached = own.filter(({ isReached }) => isReached).map(({ target }) => target);
        const next = own.find(({ isReached }) => !isReached)?.target;
        return (
          <div key={kind} className={css.milestone}>
            {next === undefined ? (
              <Text>{NAMES[kind]}: every milestone is reached.</Text>
            ) : (
              <DimensionLine
                label={NAMES[kind]}
                value={values[kind]}
                max={next}
                text={`${values[kind]} of ${next}`}
              />
            )}
            <Annotation>
              {reached.length === 0 ? 'None reached yet' : `Reached: ${reached.join(', ')}`}
            </Annotation>
          </div>
        );
      })}
    </div>
  );
}
