import { hubPath } from '@plinth/domain/navigation/landing-path';
import { holdsMentorRole } from '@plinth/domain/roles/role';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useSnapshot } from 'valtio';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { FinishOnboarding } from './FinishOnboarding.tsx';
import * as css from './profile.css.ts';

/** Where guides and lead mentors complete their profile before their hub (ROUTE-09). */
export function MentorOnboardingPage() {
  const { profile } = useSnapshot(session);
  if (!profile)
    return (
      <AppFrame>
        <div className={css.page} role="status" aria-busy="true" aria-label="Your profile is loading">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="text" />
        </div>
      </AppFrame>
    );
  const { userData, userProfile } = profile;
  const isDone = userProfile.profileStatus === 'COMPLETED';
  return (
    <AppFrame>
      {holdsMentorRole(userData.roles) ? (
        <div className={css.page}>
          <Heading level={1}>{`Welcome, ${userProfile.firstName}`}</Heading>
          <Text measure>
            Before your first cohort the school asks who you are: learners see it beside every review you
            write.
          </Text>
          {isDone ? (
            <div className={css.foot}>
              <Text tone="soft">Your profile is complete.</Text>
              <Button href={hubPath(userData.roles)} variant="primary">
                To your hub
              </Button>
            </div>
          ) : (
            <FinishOnboarding roles={userData.roles} />
          )}
          <DetailsForm
            key={userProfile.userHash}
            userProfile={{ ...userProfile, profileMedia: [...userProfile.profileMedia] }}
            roles={userData.roles}
          />
        </div>
      ) : (
        <LockedState
          level={1}
          title="This page is for mentors"
          reason={<Text tone="soft">Your own profile is open to you.</Text>}
          action={<Button href="/user-profile">To your profile</Button>}
        />
      )}
    </AppFrame>
  );
}
