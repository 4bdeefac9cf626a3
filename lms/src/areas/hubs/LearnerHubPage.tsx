import { type FilterId, LEARNER_HUB_TABS } from '@plinth/domain/hubs/hub-tab';
import { FEATURED_COURSES_TITLE, hubGreeting } from '@plinth/domain/hubs/hub-texts';
import { REFER_BANNER } from '@plinth/domain/hubs/refer-banner';
import type { Role } from '@plinth/domain/roles/role';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { userCohortDataQuery, userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { isBuilt } from '../../shell/built-pages.ts';
import { session } from '../../stores/session.ts';
import { FeaturedCourses } from './FeaturedCourses.tsx';
import { courseToContinue, HubContinue } from './HubContinue.tsx';
import { HubCourses } from './HubCourses.tsx';
import * as css from './LearnerHubPage.css.ts';
import { ReferBanner } from './ReferBanner.tsx';
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx';

/** In this hub everyone is a learner, mentors who learn too. */
const AS_LEARNER: readonly Role[] = [];

/** The learner's home: every course, by where it stands (HUB-*). */
export function LearnerHubPage({ filter }: { filter: FilterId }) {
  const { profile } = useSnapshot(session);
  const courses = useQuery(userCohortDataQuery('learner-hub'));
  const info = useQuery(userCohortsInfoQuery());

  const running = courseToContinue(courses.data?.courses ?? []);

  return (
    <AppFrame placementCohortId={info.data?.placementCohortId ?? null}>
      <div className={css.page}>
        <VerifyEmailBanner />
        <ReferBanner isEnabled={info.data?.isReferBannerEnabled === true && isBuilt(REFER_BANNER.path)} />
        <Heading level={1}>
          {profile ? (
            hubGreeting(profile.userProfile.firstName, courses.data?.courses.length ?? 0)
          ) : (
            <Skeleton shape="heading" width="half" />
          )}
        </Heading>
        {running && <HubContinue course={running} />}
        <HubCourses
          query={courses}
          path="/learner-hub"
          tabs={LEARNER_HUB_TABS}
          filter={filter}
          roles={AS_LEARNER}
          profileStatus={profile?.userProfile.profileStatus ?? 'NOT_COMPLETED'}
          hasNextStep={running !== null}
          empty={<FeaturedCourses title={FEATURED_COURSES_TITLE} />}
        />
      </div>
    </AppFrame>
  );
}
