import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { identityReviewQuery } from '../../../data/office-identity.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from './identity.css.ts';
import { ReviewDocuments } from './ReviewDocuments.tsx';

/** The identity documents on their owner's page. */
export const IdentitySection = ({ userId }: { userId: string }) => (
  <section className={css.review} aria-labelledby="person-identity">
    <Heading level={2} size="m" id="person-identity">
      Identity documents
    </Heading>
    <LoadState query={useQuery(identityReviewQuery(userId))} loading="Identity documents: loading">
      {({ review }) =>
        review ? (
          <ReviewDocuments key={review.submittedAt} review={review} />
        ) : (
          <Text secondary>Nothing has been handed in yet.</Text>
        )
      }
    </LoadState>
  </section>
);
