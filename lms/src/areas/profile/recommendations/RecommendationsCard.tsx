import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recommendationsQuery } from '../../../data/recommendations.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ShowMore } from '../../../parts/ShowMore.tsx';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { AskForRecommendation } from './AskForRecommendation.tsx';
import { OwnRecommendation } from './OwnRecommendation.tsx';
import { ShownRecommendation } from './ShownRecommendation.tsx';
import { WriteRecommendation } from './WriteRecommendation.tsx';

type RecommendationsCardProps = {
  userHash: string;
  firstName: string;
  isOwner: boolean;
  /** The address requests to write one immediately. */
  isWriting: boolean;
};

/**
 * The recommendations of a profile: the owner decides on each; others read those shown, vote for them and write one
 * themselves.
 */
export function RecommendationsCard({ userHash, firstName, isOwner, isWriting }: RecommendationsCardProps) {
  const list = useInfiniteQuery(recommendationsQuery(userHash));
  return (
    <ProfileCard id="recommendations" title="Recommendations">
      <LoadState
        query={list}
        loading="Recommendations are loading"
        skeleton={
          <>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="most" />
          </>
        }
      >
        {({ pages }) =>
          pages[0]?.recommendations.length ? (
            <ul className={css.list}>
              {pages
                .flatMap(({ recommendations }) => recommendations)
                .map((recommendation) => (
                  <li key={recommendation.recommendationId} className={css.entry}>
                    {isOwner ? (
                      <OwnRecommendation recommendation={recommendation} />
                    ) : (
                      <ShownRecommendation recommendation={recommendation} />
                    )}
                  </li>
                ))}
            </ul>
          ) : (
            <Text secondary>
              {isOwner
                ? 'None yet. Ask someone who has seen your work; what they write waits here until you accept it.'
                : `Nobody has recommended ${firstName} here yet.`}
            </Text>
          )
        }
      </LoadState>
      <div className={css.footer}>
        <ShowMore list={list} />
        {isOwner ? (
          <AskForRecommendation />
        ) : (
          <WriteRecommendation userHash={userHash} firstName={firstName} isOpenAtOnce={isWriting} />
        )}
      </div>
    </ProfileCard>
  );
}
