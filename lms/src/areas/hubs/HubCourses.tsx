import { deriveCourseCard } from '@plinth/domain/cards/derive-course-card';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import {
  EMPTY_TAB_TEXTS,
  FILTER_ID_OF_TAB,
  type FilterId,
  type HubTab,
  TAB_LABELS,
  TAB_OF_FILTER_ID,
} from '@plinth/domain/hubs/hub-tab';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import type { Role } from '@plinth/domain/roles/role';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { cards } from '../../parts/CourseCard.css.ts';
import { CourseCard } from '../../parts/CourseCard.tsx';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

type HubCoursesProps = {
  query: Pick<UseQueryResult<{ courses: CourseListItem[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The address of the hub; each tab is a filter of it. */
  path: '/learner-hub' | '/ig-hub' | '/mentor-hub';
  tabs: readonly HubTab[];
  filter: FilterId;
  /** The roles in which the hub shows its courses: a person with several roles has each of them in a separate hub. */
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  /** Shown to a person without any course. */
  empty: ReactNode;
  /** Whether something above the courses already is the next step. */
  hasNextStep?: boolean;
  /** Additional content of a cohort's card. */
  noteOf?: (cohortId: string) => ReactNode;
};

/** The courses of a hub by state, the same in all three hubs. */
export function HubCourses({
  query,
  path,
  tabs,
  filter,
  roles,
  profileStatus,
  empty,
  hasNextStep = false,
  noteOf,
}: HubCoursesProps) {
  const now = useMemo(() => new Date(), []);
  if (query.data === undefined && query.error)
    return <LoadFailure level={2} title="Your courses could not be loaded" query={query} />;
  if (query.data === undefined) return <CardSkeleton label="Your courses are loading" />;
  const list = query.data.courses;
  if (list.length === 0) return empty;

  const tabOf = (item: CourseListItem) =>
    deriveCourseCard({ item, roles, profileStatus, now: now.toISOString() }).tab;
  const tab = TAB_OF_FILTER_ID[filter];
  const shown = list.filter((item) => tabOf(item) === tab);
  return (
    <>
      <ChipTabs
        label="Show courses"
        value={tab}
        tabs={tabs.map((one) => ({
          value: one,
          label: TAB_LABELS[one],
          count: list.filter((item) => tabOf(item) === one).length,
          href: `${path}?filter=${FILTER_ID_OF_TAB[one]}`,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState title={EMPTY_TAB_TEXTS[tab]} level={2} />
      ) : (
        <ul className={cards} aria-label={TAB_LABELS[tab]}>
          {shown.map((item, index) => (
            <CourseCard
              key={item.cohort.cohortId}
              item={item}
              roles={roles}
              profileStatus={profileStatus}
              now={now}
              isNext={index === 0 && !hasNextStep}
            >
              {noteOf?.(item.cohort.cohortId)}
            </CourseCard>
          ))}
        </ul>
      )}
    </>
  );
}
