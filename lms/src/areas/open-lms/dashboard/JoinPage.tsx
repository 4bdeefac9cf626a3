import type { OpenOffer } from '@plinth/domain/open-lms/open-dashboard';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { OpenOfferCard } from '../../../parts/OpenCourse/OpenOfferCard.tsx';
import * as css from '../open-lms.css.ts';

/** For people in no open course: the courses to join, or a note that there are none at the moment. */
export function JoinPage({ offers }: { offers: readonly OpenOffer[] }) {
  if (offers.length === 0)
    return (
      <EmptyState
        level={1}
        title="No open course can be joined at the moment"
        drawing="plot"
        action={<Button href="/learner-hub">Go to your courses</Button>}
      >
        <Text tone="soft">When the next one is open, you find it here and among your courses.</Text>
      </EmptyState>
    );
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>Open to everyone</Heading>
        <Text tone="soft" measure>
          Five missions, one after the other, at your own pace and without a fee. At the end you get a voucher
          for a full course.
        </Text>
      </div>
      <ul className={css.offers}>
        {offers.map((offer) => (
          <OpenOfferCard key={offer.productId} offer={offer} />
        ))}
      </ul>
    </>
  );
}
