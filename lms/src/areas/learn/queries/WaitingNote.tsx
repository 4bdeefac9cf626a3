import { waitingText } from '@plinth/domain/mentor-queries/waiting-time';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { waitingTimeQuery } from '../../../data/mentor-queries.ts';

/** How long an answer has really taken in this cohort. Hidden if unavailable. */
export function WaitingNote({ cohortId }: { cohortId: string }) {
  const { data } = useQuery(waitingTimeQuery(cohortId));
  if (!data) return null;
  return (
    <Text measure secondary>
      {waitingText(data.waiting)}
    </Text>
  );
}
