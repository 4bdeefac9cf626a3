import { ApiError } from '@plinth/api-client/api-error';
import { type FilterId, MENTOR_HUB_TABS } from '@plinth/domain/hubs/hub-tab';
import { hubGreeting } from '@plinth/domain/hubs/hub-texts';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import type { Role } from '@plinth/domain/roles/role';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { userCohortDataQuery } from '../../data/cohorts-of-user.ts';
import { mentorPageQuery } from '../../data/mentors.ts';
import { CohortWaiting } from '../../parts/CohortWaiting.tsx';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import { HubCourses } from './HubCourses.tsx';
import * as css from './LearnerHubPage.css.ts';
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx';

/** A person with both mentor roles is a guide in one hub and a lead mentor in the other. */
const ROLES_OF_HUB = {
  'ig-hub': ['INDUSTRIAL_GUIDE'],
  'mentor-hub': ['LEAD_MENTOR'],
} as const satisfies Record<string, readonly Role[]>;

type MentorHubPageProps = { source: keyof typeof ROLES_OF_HUB; filter: FilterId };

/** The home of guides and lead mentors: the cohorts they are assigned to. */
export function MentorHubPage({ source, filter }: MentorHubPageProps) {
  const { profile } = useSnapshot(session);
  const courses = useQuery(userCohortDataQuery(source));
  // The cards do not depend on it: waiting work is shown as soon as it is known.
  const waiting = useQuery({ ...mentorPageQuery(), enabled: courses.data !== undefined }).data?.cohorts;
  const isForbidden = courses.error instanceof ApiError && courses.error.status === 403;

  return (
    <AppFrame>
      <div className={css.page}>
        <VerifyEmailBanner />
        {isForbidden ? (
          <LockedState
            level={1}
            title="This hub is not yours"
            reason={<Text tone="soft">{courses.error?.message}</Text>}
            action={<Button href={hubPath(profile?.userData.roles ?? [])}>Go to your hub</Button>}
          />
        ) : (
          <>
            <Heading level={1}>
              {profile ? (
                <span className={css.greeting}>
                  {hubGreeting(profile.userProfile.firstName, courses.data?.courses.length ?? 0)}
                </span>
              ) : (
                <Skeleton shape="heading" width="half" />
              )}
            </Heading>
            <HubCourses
              query={courses}
              path={`/${source}`}
              tabs={MENTOR_HUB_TABS}
              filter={filter}
              roles={ROLES_OF_HUB[source]}
              profileStatus={profile?.userProfile.profileStatus ?? 'COMPLETED'}
              noteOf={(cohortId) => {
                const cohort = waiting?.find((one) => one.cohortId === cohortId);
                return cohort && <CohortWaiting cohort={cohort} />;
              }}
              empty={
                <EmptyState title="No cohort is assigned to you yet" level={2}>
                  <Text tone="soft">
                    The school assigns cohorts. They appear here as soon as there is one for you.
                  </Text>
                </EmptyState>
              }
            />
          </>
        )}
      </div>
    </AppFrame>
  );
}
