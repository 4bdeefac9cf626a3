import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { readOrderToken } from '../../data/open-lms.ts';
import { showToast } from '../../parts/show-toast.ts';
import * as css from './open-lms.css.ts';

/** The link to a course without a time limit: its payment page. */
export function KeepPanel() {
  const order = useMutation({
    mutationFn: readOrderToken,
    onSuccess: ({ orderToken }) => window.location.assign(paymentPlanPath(orderToken)),
    onError: (error) => void showToast('error', error.message),
  });
  return (
    <Section className={css.panel} data-tour="open-keep" size="s" title="Keep the course">
      <Text secondary>
        Once paid, it has no time limit and every mission is open at once. The next page shows the price
        before anything is charged.
      </Text>
      <Button loading={order.isPending || order.isSuccess} onClick={() => order.mutate()}>
        See the price
      </Button>
    </Section>
  );
}
