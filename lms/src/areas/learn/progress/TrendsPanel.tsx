import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { performanceQuery } from '../../../data/progress.ts';
import { CreditWeeks } from '../../../parts/performance/CreditWeeks.tsx';
import { creditsText } from '../../../parts/performance/credits-text.ts';
import { PerformanceSums } from '../../../parts/performance/PerformanceSums.tsx';
import { QuizResults } from '../../../parts/performance/QuizResults.tsx';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { session } from '../../../stores/session.ts';

/** Attendance, averages and the two trends: credits per week, results per quiz. */
export function TrendsPanel({ cohortId }: { cohortId: string }) {
  const { userId } = useSnapshot(session);
  const query = performanceQuery(cohortId, userId ?? '');
  const performance = useQuery(userId ? query : { ...query, queryFn: skipToken });
  return (
    <QueryPanel
      title="Trends"
      query={performance}
      note={performance.data && <Annotation>{creditsText(performance.data.credits)}</Annotation>}
      skeleton={
        <>
          <Skeleton shape="row" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      }
    >
      {(data) => (
        <>
          <PerformanceSums {...data} />
          <CreditWeeks weeks={data.weeks} />
          <QuizResults results={data.quizResults} />
        </>
      )}
    </QueryPanel>
  );
}
