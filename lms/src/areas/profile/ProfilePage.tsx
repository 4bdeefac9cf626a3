import { ApiError } from '@plinth/api-client/api-error';
import { holdsMentorRole } from '@plinth/domain/roles/role';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { type FullProfile, fullProfileQuery, publicProfileQuery } from '../../data/profile-sections.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { session } from '../../stores/session.ts';
import { AboutCard } from './AboutCard.tsx';
import { ApplaudButton } from './ApplaudButton.tsx';
import { BadgesCard } from './BadgesCard.tsx';
import { CompletionCard } from './CompletionCard.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { DocumentsCard } from './media/DocumentsCard.tsx';
import { OwnVideo, ShownVideo } from './media/VideoCard.tsx';
import { FinishOnboarding } from './onboarding/FinishOnboarding.tsx';
import { nameOf, ProfileHead } from './ProfileHead.tsx';
import * as css from './profile.css.ts';
import { ProjectsCard } from './projects/ProjectsCard.tsx';
import { RecommendationsCard } from './recommendations/RecommendationsCard.tsx';
import { SectionCard } from './sections/SectionCard.tsx';
import { useLinkedSection } from './use-linked-section.ts';
import { VisitorFrame } from './VisitorFrame.tsx';
import { VisitorSheet } from './VisitorSheet.tsx';
import { ConnectionsCard } from './vouching/ConnectionsCard.tsx';
import { VouchesCard } from './vouching/VouchesCard.tsx';

type ProfilePageProps = {
  userHash: string | undefined;
  /** A visitor without a session, who sees what is published. */
  isVisitor: boolean;
  /** The owner views the profile as a visitor would. */
  isPreview: boolean;
  /** The address requests to write a recommendation immediately. */
  isRecommending: boolean;
};

/** A profile: the user's own with controls to change it, or another person's as published. */
export function ProfilePage({ userHash, isVisitor, isPreview, isRecommending }: ProfilePageProps) {
  if (userHash !== undefined && (isVisitor || isPreview))
    return <PublishedProfile userHash={userHash} isVisitor={isVisitor} />;
  return <MembersProfile userHash={userHash} isRecommending={isRecommending} />;
}

function PublishedProfile({ userHash, isVisitor }: { userHash: string; isVisitor: boolean }) {
  const profile = useQuery(publicProfileQuery(userHash));
  const sheet = (
    <div className={css.page}>
      {!isVisitor && (
        <div className={css.footer}>
          <Text secondary>This is what everyone sees.</Text>
          <Button size="s" href={`/user-profile?userHash=${encodeURIComponent(userHash)}`}>
            Back to your profile
          </Button>
        </div>
      )}
      <Loaded query={profile} isVisitor={isVisitor}>
        {(data) => <VisitorSheet userHash={userHash} profile={data} />}
      </Loaded>
    </div>
  );
  return isVisitor ? <VisitorFrame userHash={userHash}>{sheet}</VisitorFrame> : <AppFrame>{sheet}</AppFrame>;
}

type MembersProfileProps = Pick<ProfilePageProps, 'userHash' | 'isRecommending'>;

function MembersProfile({ userHash, isRecommending }: MembersProfileProps) {
  const profile = useQuery(fullProfileQuery(userHash));
  return (
    <AppFrame>
      <div className={css.page}>
        <Loaded query={profile}>
          {(data) => (
            <ProfileSheet key={data.userProfile.userHash} profile={data} isRecommending={isRecommending} />
          )}
        </Loaded>
      </div>
    </AppFrame>
  );
}

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** A visitor without an account is led to the school, not to a profile of their own. */
  isVisitor?: boolean;
  children: (data: Data) => ReactNode;
};

function Loaded<Data>({ query, isVisitor = false, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data === undefined && error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <EmptyState
        title="Profile not found"
        level={2}
        action={
          isVisitor ? (
            <Button href="/courses">See the courses</Button>
          ) : (
            <Button href="/user-profile">Go to your profile</Button>
          )
        }
      >
        <Text tone="soft">The link may be mistyped, or the person has left the school.</Text>
      </EmptyState>
    );
  return (
    <LoadState
      query={query}
      loading="The profile is loading"
      failed="The profile could not be loaded"
      level={1}
      skeleton={
        <div className={css.column}>
          <div className={css.person}>
            <Skeleton shape="avatar" />
            <Skeleton shape="heading" width="half" />
          </div>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="most" />
        </div>
      }
    >
      {children}
    </LoadState>
  );
}

function ProfileSheet({ profile, isRecommending }: { profile: FullProfile; isRecommending: boolean }) {
  useLinkedSection();
  const { profile: own } = useSnapshot(session);
  const { userProfile, isOwner, sections, projects, importantLinks, applauds, hasApplauded } = profile;
  const { firstName, bio, profileMedia, userHash } = userProfile;
  const name = nameOf(userProfile);
  const isOnboarding =
    isOwner && own && holdsMentorRole(own.userData.roles) && own.userProfile.profileStatus !== 'COMPLETED';
  return (
    <>
      <title>{`${name} | ${__SCHOOL_NAME__}`}</title>
      {isOnboarding && <FinishOnboarding roles={own.userData.roles} />}
      {/* The owner has the photo in the form below. */}
      <ProfileHead person={userProfile} hasPhoto={!isOwner}>
        {isOwner && own && (
          <Annotation>{[own.userData.emailId, own.userData.phone].filter(Boolean).join(' · ')}</Annotation>
        )}
        <div className={css.facts}>
          {isOwner ? (
            <>
              <Annotation>{`Applauded ${applauds} ${applauds === 1 ? 'time' : 'times'}`}</Annotation>
              <Button
                size="s"
                variant="quiet"
                href={`/user-profile?userHash=${encodeURIComponent(userHash)}&view=public`}
              >
                See what others see
              </Button>
            </>
          ) : (
            <ApplaudButton {...{ userHash, firstName, applauds, hasApplauded }} />
          )}
        </div>
      </ProfileHead>
      <div className={css.columns}>
        <div className={css.column}>
          {isOwner && own ? (
            <DetailsForm userProfile={userProfile} roles={own.userData.roles} />
          ) : (
            bio && <AboutCard bio={bio} />
          )}
          {!isOwner && <ShownVideo name={name} media={profileMedia} />}
          <SectionCard
            sectionId="professionDetails"
            entries={sections.professionDetails ?? []}
            isOwner={isOwner}
          />
          <SectionCard
            sectionId="educationDetails"
            entries={sections.educationDetails ?? []}
            isOwner={isOwner}
          />
          <ProjectsCard projects={projects} isOwner={isOwner} />
          <RecommendationsCard
            userHash={userHash}
            firstName={firstName}
            isOwner={isOwner}
            isWriting={isRecommending}
          />
        </div>
        <div className={css.column}>
          {isOwner && <CompletionCard />}
          <SectionCard sectionId="skills" entries={sections.skills ?? []} isOwner={isOwner} />
          <SectionCard sectionId="importantLinks" entries={importantLinks} isOwner={isOwner} />
          {isOwner && <OwnVideo name={name} media={profileMedia} />}
          <BadgesCard userHash={userHash} isOwner={isOwner} />
          {!isOwner && <VouchesCard userHash={userHash} firstName={firstName} />}
          {isOwner && (
            <>
              <SectionCard sectionId="placementDetails" entries={sections.placementDetails ?? []} isOwner />
              <DocumentsCard />
              <IdentityCard />
              <ConnectionsCard />
            </>
          )}
        </div>
      </div>
    </>
  );
}
