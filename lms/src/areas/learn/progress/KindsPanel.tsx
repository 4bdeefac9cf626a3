import { creditHealthText } from '@plinth/domain/progress/credit-health';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../../data/progress.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import * as css from './progress.css.ts';

/** Kinds of node that group or separate the work: nothing is done at them. */
const NO_WORK = ['STUDIO', 'COURSE_MODULE', 'BREAK', 'MILESTONE', 'STAGE', 'MISSION', 'GUIDE', 'META'];

/** How much is done of each kind of work. */
export function KindsPanel({ cohortId }: { cohortId: string }) {
  const statistics = useQuery(statisticsQuery(cohortId));
  return (
    <QueryPanel
      title="By kind of work"
      query={statistics}
      note={statistics.data && <Annotation>{creditHealthText(statistics.data.creditHealth)}</Annotation>}
      skeleton={['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ statistics: kinds }) => {
        const list = Object.entries(kinds).filter(([type]) => !NO_WORK.includes(type));
        return list.length === 0 ? (
          <Text tone="soft">Nothing is counted yet. Complete a lesson or a quiz and it shows here.</Text>
        ) : (
          <ul className={css.kinds}>
            {list.map(([type, kind]) => (
              <li key={type}>
                <DimensionLine
                  label={stepKind(type)}
                  value={kind.completed}
                  max={kind.total}
                  text={`${kind.completed} of ${kind.total}, ${kind.credits} ${kind.credits === 1 ? 'credit' : 'credits'}`}
                />
              </li>
            ))}
          </ul>
        );
      }}
    </QueryPanel>
  );
}
