import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import type { PublicProfile } from '../../data/profile-sections.ts';
import { AboutCard } from './AboutCard.tsx';
import { BadgesCard } from './BadgesCard.tsx';
import { ShownVideo } from './media/VideoCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { nameOf, ProfileHead } from './ProfileHead.tsx';
import * as css from './profile.css.ts';
import { ProjectsCard } from './projects/ProjectsCard.tsx';
import { RecommendationText } from './recommendations/RecommendationText.tsx';
import { SectionCard } from './sections/SectionCard.tsx';
import { VouchesCard } from './vouching/VouchesCard.tsx';

/** A profile as everyone sees it, with or without an account. */
export function VisitorSheet({ userHash, profile }: { userHash: string; profile: PublicProfile }) {
  const { bio, profileMedia, sections, projects, recommendations, recommendationCount, applauds } = profile;
  const name = nameOf(profile);
  return (
    <>
      <title>{`${name} | ${__SCHOOL_NAME__}`}</title>
      <ProfileHead person={profile} hasPhoto>
        {applauds > 0 && (
          <Annotation>{`Applauded ${applauds} ${applauds === 1 ? 'time' : 'times'}`}</Annotation>
        )}
      </ProfileHead>
      <div className={css.columns}>
        <div className={css.column}>
          {bio && <AboutCard bio={bio} />}
          <ShownVideo name={name} media={profileMedia} />
          <SectionCard sectionId="professionDetails" entries={sections.professionDetails} isOwner={false} />
          <SectionCard sectionId="educationDetails" entries={sections.educationDetails} isOwner={false} />
          <ProjectsCard projects={projects} isOwner={false} />
          {recommendations.length > 0 && (
            <ProfileCard id="recommendations" title="Recommendations">
              <ul className={css.list}>
                {recommendations.map((recommendation) => (
                  <li key={recommendation.recommendationId} className={css.entry}>
                    <RecommendationText recommendation={recommendation} />
                  </li>
                ))}
              </ul>
              {recommendationCount > recommendations.length && (
                <Text secondary>
                  {`The latest ${recommendations.length} of ${recommendationCount} recommendations`}
                </Text>
              )}
            </ProfileCard>
          )}
        </div>
        <div className={css.column}>
          <SectionCard sectionId="skills" entries={sections.skills} isOwner={false} />
          <SectionCard sectionId="importantLinks" entries={sections.importantLinks} isOwner={false} />
          <BadgesCard userHash={userHash} isOwner={false} />
          <VouchesCard userHash={userHash} firstName={profile.firstName} />
        </div>
      </div>
    </>
  );
}
