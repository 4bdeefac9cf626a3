import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { moveState } from '../../../data/open-lms.ts';
import { dayText } from '../../../parts/day-text.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from '../open-lms.css.ts';
import { useOpenChange } from '../use-open-change.ts';

/** Before the start: what starts to count, and the way in. */
export function StartPanel({ dashboard: { cohort, accessDays } }: { dashboard: OpenDashboard }) {
  const now = useNow();
  const start = useOpenChange(moveState);
  const startDate = cohort?.startDate;
  const isAhead = startDate != null && startDate > now;
  return (
    <Section className={css.panel} size="s" title={isAhead ? 'Not open yet' : 'Ready when you are'}>
      <Text measure>
        {isAhead
          ? `The course opens on ${dayText(startDate, DEFAULT_TIMEZONE)}. You have a place in it.`
          : `From the moment you start you have ${accessDays === 1 ? '1 day' : `${accessDays} days`}. Until then nothing counts.`}
      </Text>
      {!isAhead && (
        <Button variant="primary" loading={start.isPending} onClick={() => start.mutate('ONGOING')}>
          Start the course
        </Button>
      )}
    </Section>
  );
}
