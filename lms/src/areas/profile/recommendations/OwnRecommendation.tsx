import { ApiError } from '@plinth/api-client/api-error';
import type { Recommendation } from '@plinth/domain/recommendations/recommendation';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideRecommendation, showRecommendation } from '../../../data/recommendations.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { latestError } from '../../../parts/latest-error.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import * as css from '../profile.css.ts';
import { RecommendationText } from './RecommendationText.tsx';

const stampOf = ({ status, isVisible }: Recommendation) => {
  if (status === 'PENDING') return { tone: 'warning', text: 'Waiting for you' } as const;
  if (status === 'REJECTED') return { tone: 'neutral', text: 'Declined' } as const;
  return isVisible
    ? ({ tone: 'success', text: 'Shown on your profile' } as const)
    : ({ tone: 'info', text: 'Accepted, not shown' } as const);
};

/** A recommendation about the reader: accept or decline it, then show or hide it. */
export function OwnRecommendation({ recommendation }: { recommendation: Recommendation }) {
  const queryClient = useQueryClient();
  const { recommendationId, author, status, isVisible, upvotes, updatedAt } = recommendation;
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['recommendations'] });
  // Refused because it was reworded: the new words are shown beside the reason, and can then be decided on.
  const onError = (error: Error) =>
    error instanceof ApiError && error.status === 409 ? onSuccess() : undefined;
  const decide = useMutation({
    mutationFn: (action: 'ACCEPT' | 'REJECT') =>
      decideRecommendation({ recommendationId, action, seen: updatedAt }),
    onSuccess,
    onError,
  });
  const show = useMutation({ mutationFn: showRecommendation, onSuccess, onError });
  const isBusy = decide.isPending || show.isPending;
  const stamp = stampOf(recommendation);
  const about = `the words of ${author.firstName}`;
  return (
    <div className={css.card}>
      <div className={css.titleLine}>
        <StampChip stamp={stamp} />
        {status === 'ACCEPTED' && <Annotation>{`${upvotes} found it helpful`}</Annotation>}
      </div>
      <RecommendationText recommendation={recommendation} />
      <ErrorBanner error={latestError(decide, show)} />
      <div className={css.footer}>
        {status === 'ACCEPTED' ? (
          <Button
            size="s"
            loading={isBusy}
            aria-label={`${isVisible ? 'Hide from profile' : 'Show on profile'}: ${about}`}
            onClick={() => show.mutate({ recommendationId, isVisible: !isVisible })}
          >
            {isVisible ? 'Hide from profile' : 'Show on profile'}
          </Button>
        ) : (
          <Button
            size="s"
            loading={isBusy}
            aria-label={`${status === 'REJECTED' ? 'Accept after all' : 'Accept'}: ${about}`}
            onClick={() => decide.mutate('ACCEPT')}
          >
            {status === 'REJECTED' ? 'Accept after all' : 'Accept'}
          </Button>
        )}
        {status !== 'REJECTED' && (
          <Button
            size="s"
            variant="quiet"
            disabled={isBusy}
            aria-label={`Decline: ${about}`}
            onClick={() => decide.mutate('REJECT')}
          >
            Decline
          </Button>
        )}
      </div>
    </div>
  );
}
