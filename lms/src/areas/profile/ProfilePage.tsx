import { ApiError } from '@plinth/api-client/api-error';
import { mediaUrl } from '@plinth/domain/profiles/media-url';
import { photoOf } from '@plinth/domain/profiles/profile-media';
import { holdsMentorRole } from '@plinth/domain/roles/role';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type FullProfile, fullProfileQuery } from '../../data/profile-sections.ts';
import { MEDIA_BASE } from '../../parts/media-base.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import { CompletionCard } from './CompletionCard.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { experienceText } from './experience-text.ts';
import { FinishOnboarding } from './FinishOnboarding.tsx';
import * as css from './profile.css.ts';
import { SectionLists } from './SectionLists.tsx';

/** A profile: the own one with what can be changed, another person's as that person publishes it (ROUTE-49). */
export function ProfilePage({ userHash }: { userHash: string | undefined }) {
  const profile = useQuery(fullProfileQuery(userHash));
  const isUnknown = profile.error instanceof ApiError && [400, 404].includes(profile.error.status);
  return (
    <AppFrame>
      <div className={css.page}>
        {profile.data ? (
          <ProfileSheet profile={profile.data} />
        ) : isUnknown ? (
          <EmptyState
            title="There is no such profile"
            level={2}
            action={<Button href="/user-profile">To your own profile</Button>}
          >
            <Text tone="soft">The link may be mistyped, or the person has left the school.</Text>
          </EmptyState>
        ) : profile.isError ? (
          <ErrorState
            title="The profile could not be loaded"
            level={1}
            onRetry={() => void profile.refetch()}
            retrying={profile.isFetching}
          >
            <Text>{profile.error.message}</Text>
          </ErrorState>
        ) : (
          <div role="status" aria-busy="true" aria-label="The profile is loading" className={css.column}>
            <div className={css.person}>
              <Skeleton shape="avatar" />
              <Skeleton shape="heading" width="half" />
            </div>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="most" />
          </div>
        )}
      </div>
    </AppFrame>
  );
}

function ProfileSheet({ profile }: { profile: FullProfile }) {
  const { profile: own } = useSnapshot(session);
  const { userProfile, isOwner } = profile;
  const { firstName, lastName, bio, occupation, currentCompany, workExperienceInMonths, profileMedia } =
    userProfile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const photo = photoOf(profileMedia);
  const isOnboarding =
    isOwner && own && holdsMentorRole(own.userData.roles) && own.userProfile.profileStatus !== 'COMPLETED';
  return (
    <>
      <title>{`${name} | Plinth`}</title>
      {isOnboarding && <FinishOnboarding roles={own.userData.roles} />}
      <div className={css.person}>
        {/* The owner has the photo in the form below. */}
        {!isOwner && <Avatar name={name} size="l" src={photo && mediaUrl(MEDIA_BASE, photo)} decorative />}
        <div className={css.names}>
          <Heading level={1}>{name}</Heading>
          {(occupation || currentCompany) && (
            <Text>{[occupation, currentCompany].filter(Boolean).join(', ')}</Text>
          )}
          {workExperienceInMonths !== null && (
            <Annotation>{experienceText(workExperienceInMonths)}</Annotation>
          )}
          {isOwner && own && (
            <Annotation>{[own.userData.emailId, own.userData.phone].filter(Boolean).join(' · ')}</Annotation>
          )}
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          {isOwner && own ? (
            <DetailsForm userProfile={userProfile} roles={own.userData.roles} />
          ) : (
            bio && (
              <Card as="section" width="fill" labelledBy="bio">
                <div className={css.card}>
                  <Heading level={2} size="s" id="bio">
                    About
                  </Heading>
                  <p className={css.prose}>{bio}</p>
                </div>
              </Card>
            )
          )}
        </div>
        <div className={css.column}>
          {isOwner && <CompletionCard />}
          <SectionLists profile={profile} />
        </div>
      </div>
    </>
  );
}
