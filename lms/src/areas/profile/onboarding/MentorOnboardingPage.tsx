import { hubPath } from '@plinth/domain/navigation/landing-path';
import { type MentorStepId, mentorStepNow, mentorSteps } from '@plinth/domain/profiles/mentor-steps';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { fullProfileQuery, profileCompletionQuery } from '../../../data/profile-sections.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { AppFrame } from '../../../shell/AppFrame.tsx';
import { session } from '../../../stores/session.ts';
import { DetailsForm } from '../DetailsForm.tsx';
import { lacksGuideDetails } from '../lacks-guide-details.ts';
import * as css from '../profile.css.ts';
import { SectionCard } from '../sections/SectionCard.tsx';
import { FinishOnboarding } from './FinishOnboarding.tsx';

const STEP_TITLES: Record<MentorStepId, string> = {
  basicDetails: 'Your details',
  educationDetails: 'Education',
  professionDetails: 'Work',
};

const loading = {
  loading: 'Your profile is loading',
  skeleton: (
    <div className={css.page}>
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="text" />
    </div>
  ),
};

/** The page on which guides and lead mentors complete their profile step by step before their hub opens. */
export function MentorOnboardingPage({ step }: { step: string | undefined }) {
  const { profile } = useSnapshot(session);
  if (!profile)
    return (
      <AppFrame>
        <div role="status" aria-busy="true" aria-label={loading.loading}>
          {loading.skeleton}
        </div>
      </AppFrame>
    );
  const { userData, userProfile } = profile;
  if (!holdsMentorRole(userData.roles))
    return (
      <AppFrame>
        <LockedState
          level={1}
          title="This page is for mentors"
          reason={<Text tone="soft">Your own profile is open to you.</Text>}
          action={<Button href="/user-profile">Go to your profile</Button>}
        />
      </AppFrame>
    );
  return (
    <AppFrame>
      <div className={css.page}>
        <Heading level={1}>{`Welcome, ${userProfile.firstName}`}</Heading>
        <Text measure>
          Before your first cohort the school asks who you are: learners see it beside every review you write.
        </Text>
        {userProfile.profileStatus === 'COMPLETED' ? (
          <div className={css.footer}>
            <Text tone="soft">Your profile is complete.</Text>
            <Button href={hubPath(userData.roles)} variant="primary">
              Go to your hub
            </Button>
          </div>
        ) : (
          <FinishOnboarding roles={userData.roles} hasSteps />
        )}
        <Steps
          asked={step}
          userProfile={{ ...userProfile, profileMedia: [...userProfile.profileMedia] }}
          roles={userData.roles}
        />
      </div>
    </AppFrame>
  );
}

type StepsProps = { asked: string | undefined; userProfile: UserProfile; roles: readonly Role[] };

/** The steps with their progress, and the form of the current one. */
function Steps({ asked, userProfile, roles }: StepsProps) {
  const completion = useQuery(profileCompletionQuery());
  return (
    <LoadState query={completion} {...loading} failed="The steps could not be loaded">
      {({ missing }) => {
        const steps = mentorSteps(missing);
        const now = mentorStepNow(steps, asked);
        const later = steps[steps.findIndex(({ sectionId }) => sectionId === now) + 1];
        return (
          <>
            <nav aria-label="Steps">
              <ol className={css.steps}>
                {steps.map(({ sectionId, isDone }, index) => (
                  <li
                    key={sectionId}
                    className={css.facts}
                    aria-current={sectionId === now ? 'step' : undefined}
                  >
                    <Link
                      href={`/onboarding/mentor?step=${sectionId}`}
                    >{`${index + 1} ${STEP_TITLES[sectionId]}`}</Link>
                    <StatusChip tone={isDone ? 'success' : sectionId === now ? 'signal' : 'neutral'}>
                      {isDone ? 'Filled' : sectionId === now ? 'Now' : 'Open'}
                    </StatusChip>
                  </li>
                ))}
              </ol>
            </nav>
            {now !== 'basicDetails' ? (
              <ListStep sectionId={now} />
            ) : lacksGuideDetails(roles, userProfile) ? (
              // The popup over this page asks a guide for the same details, so there is no form below it.
              <Text tone="soft">Your details are asked for first.</Text>
            ) : (
              <DetailsForm key={userProfile.userHash} userProfile={userProfile} roles={roles} />
            )}
            {later && (
              <div className={css.footer}>
                <Button
                  href={`/onboarding/mentor?step=${later.sectionId}`}
                >{`Next: ${STEP_TITLES[later.sectionId]}`}</Button>
              </div>
            )}
          </>
        );
      }}
    </LoadState>
  );
}

function ListStep({ sectionId }: { sectionId: Exclude<MentorStepId, 'basicDetails'> }) {
  const profile = useQuery(fullProfileQuery(undefined));
  return (
    <LoadState query={profile} {...loading} failed="Your profile could not be loaded">
      {({ sections }) => <SectionCard sectionId={sectionId} entries={sections[sectionId] ?? []} isOwner />}
    </LoadState>
  );
}
