import { tabOfCohort } from '@plinth/domain/cards/derive-course-card';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
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
import * as card from '../../parts/CourseCard.css.ts';
import { CourseCard } from '../../parts/CourseCard.tsx';
import { LoadState } from '../../parts/LoadState.tsx';
import { useNow } from '../../parts/use-now.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import * as css from './CohortEntryPage.css.ts';

/** The page behind the mentor's link without a cohort: the cohorts running now, and the way to the hub. */
export function MentorEntryPage() {
  const { profile } = useSnapshot(session);
  if (!profile)
    return (
      <AppFrame>
        <div className={css.single} role="status" aria-busy="true" aria-label="Your cohorts are loading">
          <Skeleton shape="heading" width="half" />
        </div>
      </AppFrame>
    );
  const { roles } = profile.userData;
  return (
    <AppFrame>
      {holdsMentorRole(roles) ? (
        <RunningCohorts roles={roles} />
      ) : (
        <LockedState
          level={1}
          title="This page is for mentors"
          reason={<Text tone="soft">Your own courses are in your hub.</Text>}
          action={<Button href="/learner-hub">Go to your courses</Button>}
        />
      )}
    </AppFrame>
  );
}

function RunningCohorts({ roles }: { roles: readonly Role[] }) {
  const now = useNow();
  const { profile } = useSnapshot(session);
  const isLead = roles.includes('LEAD_MENTOR');
  const courses = useQuery(userCohortDataQuery(isLead ? 'mentor-hub' : 'ig-hub'));
  const waiting = useQuery({ ...mentorPageQuery(), enabled: courses.data !== undefined }).data?.cohorts;
  const toHub = <Button href={hubPath(roles)}>Go to your hub</Button>;
  return (
    <div className={css.single}>
      <Heading level={1}>Your running cohorts</Heading>
      <LoadState
        query={courses}
        loading="Your cohorts are loading"
        failed="Your cohorts could not be loaded"
        skeleton={
          <div className={card.cards}>
            <Skeleton shape="media" />
          </div>
        }
      >
        {(all) => {
          const running = all.courses.filter(
            ({ cohort }) => tabOfCohort(cohort.timelines, now) === 'ongoing',
          );
          if (running.length === 0)
            return (
              <EmptyState title="None of your cohorts is running right now" level={2} action={toHub}>
                <Text tone="soft">Upcoming and completed ones are in your hub.</Text>
              </EmptyState>
            );
          return (
            <>
              <ul className={card.cards} aria-label="Running cohorts">
                {running.map((item, index) => {
                  const cohort = waiting?.find((one) => one.cohortId === item.cohort.cohortId);
                  return (
                    <CourseCard
                      key={item.cohort.cohortId}
                      item={item}
                      roles={[isLead ? 'LEAD_MENTOR' : 'INDUSTRIAL_GUIDE']}
                      profileStatus={profile?.userProfile.profileStatus ?? 'COMPLETED'}
                      now={new Date(now)}
                      isNext={index === 0}
                    >
                      {cohort && <CohortWaiting cohort={cohort} />}
                    </CourseCard>
                  );
                })}
              </ul>
              <div className={card.footer}>{toHub}</div>
            </>
          );
        }}
      </LoadState>
    </div>
  );
}
