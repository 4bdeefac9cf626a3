import { isEvaluationDayAhead } from '@plinth/domain/evaluation-day/not-yet-passed';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { guideDayQuery } from '../../../data/interviews.ts';
import { useNow } from '../../../parts/use-now.ts';

/** Says so while the interviews have not begun; nothing before the topics of the day are there. */
export function DayAhead({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const topics = useQuery(guideDayQuery(cohortId)).data?.node.children ?? [];
  if (topics.length === 0 || !isEvaluationDayAhead({ role: 'INDUSTRIAL_GUIDE', topics, now })) return null;
  return <Text tone="soft">The day of the interviews is still ahead.</Text>;
}
