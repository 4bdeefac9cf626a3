import { type FilterId, LEARNER_HUB_TABS } from '@plinth/domain/hubs/hub-tab';
import { FEATURED_COURSES_TITLE, hubGreeting } from '@plinth/domain/hubs/hub-texts';
import { openPlacementCohortId } from '@plinth/domain/placement/open-placement-cohort';
import type { Role } from '@plinth/domain/roles/role';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { userCohortDataQuery, userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { useNow } from '../../parts/use-now.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import { coursesToContinue } from './courses-to-continue.ts';
import { FeaturedCourses } from './FeaturedCourses.tsx';
import { HubContinue } from './HubContinue.tsx';
import { HubCourses } from './HubCourses.tsx';
import * as css from './LearnerHubPage.css.ts';
import { PlacementCard } from './PlacementCard.tsx';
import { ReferBanner } from './ReferBanner.tsx';
import { ReferLink } from './ReferLink.tsx';
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx';

/** In this hub everyone is a learner, including mentors who also learn. */
const AS_LEARNER: readonly Role[] = [];

/** The learner's home: every course, by state (HUB-*). */
export function LearnerHubPage({ filter }: { filter: FilterId }) {
  const { profile, freemiumCohorts } = useSnapshot(session);
  const courses = useQuery(userCohortDataQuery('learner-hub'));
  const info = useQuery(userCohortsInfoQuery());

  const now = useNow();
  const courseCount = courses.data?.courses.length ?? 0;
  const profileStatus = profile?.userProfile.profileStatus ?? 'NOT_COMPLETED';
  const running = coursesToContinue(courses.data?.courses ?? [], profileStatus, now, freemiumCohorts);
  const placementCohortId = openPlacementCohortId(info.data);
  // A person still learning sees their course first; a career is next for a person who has completed one.
  const hasCompleted =
    courses.data?.courses.some(({ cohortUserData }) => cohortUserData?.state === 'COMPLETED') ?? false;
  const placement = (
    <PlacementCard
      courseCount={courseCount}
      roles={profile?.userData.roles ?? []}
      placementCohortId={placementCohortId}
    />
  );

  return (
    <AppFrame>
      <div className={css.page}>
        <VerifyEmailBanner />
        <ReferBanner isEnabled={info.data?.isReferBannerEnabled === true} />
        <Heading level={1}>
          {profile ? (
            <span className={css.greeting}>{hubGreeting(profile.userProfile.firstName, courseCount)}</span>
          ) : (
            <Skeleton shape="heading" width="half" />
          )}
        </Heading>
        {running.length > 0 && <HubContinue courses={running} />}
        {hasCompleted && placement}
        <HubCourses
          query={courses}
          path="/learner-hub"
          tabs={LEARNER_HUB_TABS}
          filter={filter}
          roles={AS_LEARNER}
          profileStatus={profileStatus}
          hasNextStep={running.length > 0}
          empty={<FeaturedCourses title={FEATURED_COURSES_TITLE} />}
        />
        {!hasCompleted && placement}
        <ReferLink courseCount={courseCount} />
      </div>
    </AppFrame>
  );
}
