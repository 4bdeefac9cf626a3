import { hasCome } from '@plinth/domain/cohorts/derive-capstone-info';
import { isEvaluationDayAhead } from '@plinth/domain/evaluation-day/not-yet-passed';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { guideDayQuery, roomQuery } from '../../../data/interviews.ts';
import { useNow } from '../../../parts/use-now.ts';

/**
 * A note shown while the day is ahead by its topics and no interview of the guide has started: times may be opened, and
 * interviews held, before the day the course names. Nothing until both are loaded.
 */
export function DayAhead({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const topics = useQuery(guideDayQuery(cohortId)).data?.node.children ?? [];
  const interviews = useQuery(roomQuery(cohortId)).data?.interviews;
  if (!interviews || interviews.some(({ startDate }) => hasCome(startDate, now))) return null;
  if (topics.length === 0 || !isEvaluationDayAhead({ role: 'INDUSTRIAL_GUIDE', topics, now })) return null;
  return <Text tone="soft">The day of the interviews is still ahead.</Text>;
}
