import { shippedProduct } from '@plinth/domain/catalog/products';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { OpenOffer } from '@plinth/domain/open-lms/open-dashboard';
import { Annotation } from '@plinth/ui/Annotation';
import { Artwork } from '@plinth/ui/Artwork';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { enrol } from '../../data/open-lms.ts';
import { profileChanged } from '../../stores/session.ts';
import { dayText } from '../day-text.ts';
import { showToast } from '../show-toast.ts';
import { useNow } from '../use-now.ts';

/** An open course that can be joined, with the button to join it. */
export function OpenOfferCard({ offer: { productId, courseTitle, startDate } }: { offer: OpenOffer }) {
  const now = useNow();
  const client = useQueryClient();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: () => enrol(productId),
    onSuccess: async () => {
      // The landing page and the hub's list depend on the profile.
      await Promise.all([
        profileChanged(),
        client.invalidateQueries({ queryKey: ['dashboards'] }),
        client.invalidateQueries({ queryKey: ['cohorts'] }),
      ]);
      await navigate({ href: '/open-lms' });
    },
    onError: (error) => void showToast('error', error.message),
  });
  const id = `open-${productId}`;
  return (
    <Card
      as="li"
      width="card"
      labelledBy={id}
      media={<Artwork kind={shippedProduct(productId)?.cohortType ?? 'BIM_SP'} seed={id} />}
      footer={
        <Button
          variant="primary"
          aria-describedby={id}
          loading={join.isPending}
          onClick={() => join.mutate()}
        >
          Join for free
        </Button>
      }
    >
      <Heading level={3} size="m" id={id}>
        {courseTitle}
      </Heading>
      <Annotation>Open course, no fee</Annotation>
      <Annotation>
        {startDate !== null && startDate > now
          ? `Opens ${dayText(startDate, DEFAULT_TIMEZONE)}`
          : 'Start any day'}
      </Annotation>
      <Text secondary>{shippedProduct(productId)?.outcome}</Text>
    </Card>
  );
}
