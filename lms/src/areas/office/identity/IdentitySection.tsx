import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { identityReviewQuery } from '../../../data/office-identity.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from './identity.css.ts';
import { ReviewDocuments } from './ReviewDocuments.tsx';

/** The identity documents on their owner's page. */
export const IdentitySection = ({ userId }: { userId: string }) => (
  <Section className={css.review} title="Identity documents">
    <LoadState query={useQuery(identityReviewQuery(userId))} loading="Identity documents: loading">
      {({ review }) =>
        review ? (
          <ReviewDocuments key={review.submittedAt} review={review} />
        ) : (
          <Text secondary>Nothing has been handed in yet.</Text>
        )
      }
    </LoadState>
  </Section>
);
