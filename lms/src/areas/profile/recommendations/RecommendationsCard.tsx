import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recommendationsQuery } from '../../../data/recommendations.ts';
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
  /** The address asks to write one at once. */
  isWriting: boolean;
};

/**
 * The recommendations of a profile: its owner decides about each, others read what is shown, vote for it and write
 * one themselves (REC-01, API-039..045).
 */
export function RecommendationsCard({ userHash, firstName, isOwner, isWriting }: RecommendationsCardProps) {
  const list = useInfiniteQuery(recommendationsQuery(userHash));
  const all = list.data?.pages.flatMap(({ recommendations }) => recommendations);
  return (
    <ProfileCard id="recommendations" title="Recommendations">
      {all === undefined ? (
        list.isError ? (
          <div role="alert" className={css.foot}>
            <Text size="s" tone="soft">
              {list.error.message}
            </Text>
            <Button size="s" loading={list.isFetching} onClick={() => void list.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <div role="status" aria-busy="true" aria-label="Recommendations are loading">
            <Skeleton shape="text" />
            <Skeleton shape="text" width="most" />
          </div>
        )
      ) : all.length === 0 ? (
        <Text size="s" tone="soft">
          {isOwner
            ? 'None yet. Ask someone who has seen your work; what they write waits here until you accept it.'
            : `Nobody has recommended ${firstName} here yet.`}
        </Text>
      ) : (
        <ul className={css.list}>
          {all.map((recommendation) => (
            <li key={recommendation.recommendationId} className={css.entry}>
              {isOwner ? (
                <OwnRecommendation recommendation={recommendation} />
              ) : (
                <ShownRecommendation recommendation={recommendation} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.foot}>
        {list.hasNextPage && (
          <Button size="s" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        )}
        {isOwner ? (
          <AskForRecommendation />
        ) : (
          <WriteRecommendation userHash={userHash} firstName={firstName} isOpenAtOnce={isWriting} />
        )}
      </div>
    </ProfileCard>
  );
}
