import { Annotation } from '@plinth/ui/Annotation';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { NextSession } from '../dashboard/NextSession.tsx';
import * as css from './CalendarPage.css.ts';
import { calendarPath } from './calendar-path.ts';
import { FeedPanel } from './FeedPanel.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { WeekPanel } from './WeekPanel.tsx';

type CalendarPageProps = {
  cohortId: string;
  shown: 'month' | 'week';
  /** YYYY-MM. */
  month: string;
  /** A Monday, YYYY-MM-DD. */
  weekStart: string;
};

/** The sessions and due dates of a course, by month or by week, and the way to subscribe to them in a calendar app. */
export function CalendarPage({ cohortId, shown, month, weekStart }: CalendarPageProps) {
  const dashboard = useQuery(dashboardQuery(cohortId));
  return (
    <div className={css.page}>
      <div className={css.top}>
        <PageHeading title="Calendar" cohortId={cohortId} />
        <Annotation>Times in {ownZoneText()}</Annotation>
      </div>
      <QueryPanel title="Next" query={dashboard} skeleton={<Skeleton shape="row" />}>
        {({ upcomingSession }) => <NextSession cohortId={cohortId} session={upcomingSession} />}
      </QueryPanel>
      <ChipTabs
        label="Show"
        value={shown}
        tabs={[
          { value: 'month', label: 'Month', href: calendarPath(cohortId, { month }) },
          { value: 'week', label: 'Week', href: calendarPath(cohortId, { week: weekStart }) },
        ]}
      />
      {shown === 'month' ? (
        <MonthPanel cohortId={cohortId} month={month} />
      ) : (
        <WeekPanel cohortId={cohortId} weekStart={weekStart} />
      )}
      <FeedPanel cohortId={cohortId} />
    </div>
  );
}
