import { onboardingNeeded } from '@plinth/domain/cards/onboarding-needed';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Artwork } from '@plinth/ui/Artwork';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { onboardingFormQuery } from '../../data/onboarding.ts';
import { cohortQuery } from '../../data/public-courses.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import { OnboardingForm } from './OnboardingForm.tsx';
import * as css from './OnboardingPage.css.ts';

/** A cohort without its own form: learners are asked for their profile instead, and nothing is locked until then. */
function NoForm({ dashboardHref }: { dashboardHref: string }) {
  const { profile } = useSnapshot(session);
  const isProfileAsked =
    profile !== null &&
    onboardingNeeded({
      roles: profile.userData.roles,
      profileStatus: profile.userProfile.profileStatus,
      tags: [],
      cohortOnboardingStatus: null,
    });
  return isProfileAsked ? (
    <>
      <Heading level={1}>Your guide reads your profile</Heading>
      <Text measure>
        This cohort asks no questions of its own. Your details, education and work are in your profile, which
        the placement team reads too. Fill it in when it suits you: your place does not depend on it.
      </Text>
      <div className={css.moves}>
        <Button href="/user-profile" variant="primary">
          Fill in your profile
        </Button>
        <Button href={dashboardHref}>Go to the dashboard</Button>
      </div>
    </>
  ) : (
    <>
      <Heading level={1}>There is nothing to fill in</Heading>
      <Text>This cohort has no onboarding. You can go straight in.</Text>
      <Button href={dashboardHref} variant="primary">
        Go to the dashboard
      </Button>
    </>
  );
}

type OnboardingPageProps = { cohortId: string; page: string; tag: string };

/** The onboarding of a cohort: an introduction, then its questions, saved as they are answered. */
export function OnboardingPage({ cohortId, page, tag }: OnboardingPageProps) {
  const cohort = useQuery(cohortQuery(cohortId));
  const form = useQuery(onboardingFormQuery(cohortId));
  const formHref = `/onboarding?cohortId=${encodeURIComponent(cohortId)}&page=form&tag=${encodeURIComponent(tag)}`;
  const dashboardHref = `/learn/${encodeURIComponent(cohortId)}/dashboard`;

  // Another device may have saved answers since they were last read here, so the form waits for the current ones. Once
  // they are read, a later failure closes nothing.
  const [readBefore] = useState(form.dataUpdatedAt);
  const isRead = form.dataUpdatedAt > readBefore;

  if (form.isError && !isRead)
    return (
      <AppFrame>
        <div className={css.page}>
          {form.error instanceof Error && 'status' in form.error && form.error.status === 404 ? (
            <NoForm dashboardHref={dashboardHref} />
          ) : (
            <LoadFailure level={1} title="Onboarding could not be loaded" query={form} />
          )}
        </div>
      </AppFrame>
    );

  const isDone = form.data?.cohortOnboardingStatus === 'COMPLETED';
  if (page === 'form' && form.data && isRead && !isDone)
    return (
      <AppFrame>
        <div className={css.page}>
          <Annotation label>{cohort.data?.courseTitle ?? 'Onboarding'}</Annotation>
          <OnboardingForm cohortId={cohortId} sheet={form.data} doneHref={dashboardHref} />
        </div>
      </AppFrame>
    );

  if (page === 'form' && !isDone)
    return (
      <AppFrame>
        <div className={css.page} role="status" aria-busy="true" aria-label="Your answers are loading">
          <Skeleton shape="heading" width="most" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </AppFrame>
    );

  return (
    <AppFrame>
      <div className={css.opening}>
        <div className={css.text}>
          <Annotation label>Onboarding</Annotation>
          <Heading level={1}>
            {cohort.data ? (
              `Welcome to ${cohort.data.courseTitle}`
            ) : (
              <Skeleton shape="heading" width="most" />
            )}
          </Heading>
          {cohort.data && (
            <Annotation>
              Batch {cohort.data.batchNumber} · starts {schoolDay(cohort.data.startDate)}
            </Annotation>
          )}
          {isDone ? (
            <>
              <Text>Your answers are with your guide. The rooms are open.</Text>
              <Button href={dashboardHref} variant="primary">
                Go to the dashboard
              </Button>
            </>
          ) : (
            <>
              <Text measure>
                A few questions about where you stand, so that your guide can pitch reviews at the right
                level. It takes about four minutes. Every answer is saved at once; you can stop and continue
                on another device.
              </Text>
              <Button href={formHref} variant="primary">
                {form.data?.cohortOnboardingStatus === 'ONBOARDING_STARTED'
                  ? 'Continue where you left off'
                  : 'Start'}
              </Button>
            </>
          )}
        </div>
        <div className={css.drawing} aria-hidden="true">
          <Artwork kind={cohort.data?.cohortType ?? 'DEFAULT'} seed={cohortId} />
        </div>
      </div>
    </AppFrame>
  );
}
