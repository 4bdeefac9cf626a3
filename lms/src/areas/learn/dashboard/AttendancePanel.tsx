import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';

/** The past sessions, and how many of them the learner attended. */
export function AttendancePanel({ cohortId }: { cohortId: string }) {
  return (
    <QueryPanel
      title="Attendance"
      tour="attendance"
      query={useQuery(dashboardQuery(cohortId))}
      skeleton={<Skeleton shape="row" />}
    >
      {({ attendance: { attended, total } }) =>
        total === 0 ? (
          <Text secondary>No session is counted yet. One counts once attendance is taken.</Text>
        ) : (
          <DimensionLine
            label="Live sessions attended"
            value={attended}
            max={total}
            text={`${attended} of ${total}`}
            parts={total <= 24 ? total : 0}
          />
        )
      }
    </QueryPanel>
  );
}
