import type { Recommendation } from '@plinth/domain/recommendations/recommendation';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-big-up';
import { useState } from 'react';
import { upvoteRecommendation } from '../../../data/recommendations.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import * as css from '../profile.css.ts';
import { RecommendationText } from './RecommendationText.tsx';

/** A visible recommendation, with the reader's vote. */
export function ShownRecommendation({ recommendation }: { recommendation: Recommendation }) {
  const { recommendationId, author, upvotes, hasUpvoted } = recommendation;
  const [vote, setVote] = useState({ upvotes, hasUpvoted });
  const send = useMutation({ mutationFn: upvoteRecommendation, onSuccess: setVote });
  return (
    <div className={css.card}>
      <RecommendationText recommendation={recommendation} />
      <div className={css.footer}>
        <Button
          size="s"
          variant="quiet"
          icon={
            <ArrowUp
              size={17}
              strokeWidth={1.5}
              fill={vote.hasUpvoted ? 'currentColor' : 'none'}
              aria-hidden
            />
          }
          aria-pressed={vote.hasUpvoted}
          aria-label={`Helpful · ${vote.upvotes} so far: the words of ${author.firstName}`}
          loading={send.isPending}
          onClick={() => send.mutate({ recommendationId, isUpvoted: !vote.hasUpvoted })}
        >
          {`Helpful · ${vote.upvotes}`}
        </Button>
        <ProblemNote text={send.error?.message} />
      </div>
    </div>
  );
}
