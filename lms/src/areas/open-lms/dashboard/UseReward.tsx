import { formatMoney } from '@plinth/domain/money/format-money';
import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { orderWithReward, rewardCoursesQuery } from '../../../data/open-lms.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from '../open-lms.css.ts';

/** The courses the voucher can be used on, each with one press, or the way back to the order it is applied to. */
export function UseReward() {
  const found = useQuery(rewardCoursesQuery());
  const order = useMutation({
    mutationFn: orderWithReward,
    onSuccess: ({ orderToken }) => window.location.assign(paymentPlanPath(orderToken)),
    onError: (error) => void showToast('error', error.message),
  });
  const isLeaving = order.isPending || order.isSuccess;
  return (
    <LoadState query={found} loading="Courses are loading" failed="The courses could not be loaded">
      {({ courses, order: open }) => {
        if (open)
          return (
            <Text size="s">
              It is on your order for {open.courseTitle}, which is not paid yet.{' '}
              <Link href={paymentPlanPath(open.orderToken)}>Continue with the order</Link>
            </Text>
          );
        return (
          courses.length > 0 && (
            <ul className={css.rewardCourses} aria-label="Use it for">
              {courses.map(({ productId, courseTitle, listPrice, amount, currency }) => (
                <li key={productId} className={css.rewardCourse}>
                  <Text size="s">
                    {courseTitle}: <s>{formatMoney({ amount: listPrice, currency })}</s>{' '}
                    <strong>{formatMoney({ amount, currency })}</strong>
                  </Text>
                  <Button
                    size="s"
                    aria-label={`Use it for ${courseTitle}`}
                    disabled={isLeaving && order.variables !== productId}
                    loading={isLeaving && order.variables === productId}
                    onClick={() => order.mutate(productId)}
                  >
                    Use it
                  </Button>
                </li>
              ))}
            </ul>
          )
        );
      }}
    </LoadState>
  );
}
