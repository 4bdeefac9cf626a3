import { completionDate, startDate } from '@plinth/domain/cohorts/start-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { usualSessionDay } from '@plinth/domain/dates/usual-session-day';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cohortQuery } from '../../../data/cohorts.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';

/** Shown while no session is planned: the usual weekday, as long as the course runs then. */
export function NoSession({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const cohort = useQuery(cohortQuery(cohortId)).data?.cohort;
  if (!cohort) return <Line>No live session is planned at the moment.</Line>;
  const startsAt = startDate(cohort.timelines);
  const endsAt = completionDate(cohort.timelines);
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(now))
    return <Line>The course has ended. No more live sessions are planned.</Line>;
  const usual = usualSessionDay({ startsAt, endsAt, now, timezone: ownZone() });
  const day = usual && formatDay(usual, 'weekday');
  if (startsAt !== null && Date.parse(startsAt) > Date.parse(now))
    return (
      <Line>
        No live session is planned yet. The course starts on {schoolDay(startsAt)}.
        {day && ` Sessions are usually on a Thursday; the first is expected on ${day}.`}
      </Line>
    );
  return (
    <Line>
      No live session is planned at the moment.
      {day && ` Sessions are usually on a Thursday; the next is ${day}.`}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <Text secondary>{children}</Text>;
}
