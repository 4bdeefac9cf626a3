import { shippedProduct } from '@plinth/domain/catalog/products';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { RefereeStatus } from '@plinth/domain/referrals/referee';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip, type StatusChipProps } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../../data/public-courses.ts';
import { refereesQuery, referralEarningsQuery } from '../../data/referrals.ts';
import { dayText } from '../../parts/day-text.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import { ShowMore } from '../../parts/ShowMore.tsx';
import * as css from './ReferralProgramPage.css.ts';

const STATUS: Record<RefereeStatus, { label: string; tone: StatusChipProps['tone'] }> = {
  INVITED: { label: 'Invited', tone: 'neutral' },
  APPLIED: { label: 'Applied', tone: 'signal' },
  ENROLLED: { label: 'Enrolled', tone: 'success' },
};

/** The user's referred friends, latest first, with their progress. */
export function Referees() {
  const list = useInfiniteQuery(refereesQuery());
  const currency = useQuery(referralEarningsQuery()).data?.currency;
  const courses = useQuery(coursesQuery()).data?.courses;
  const ownTitle = (code: string) =>
    courses?.find(({ productCode }) => productCode === code)?.courseTitle ?? code;
  const all = list.data?.pages.flatMap(({ referees }) => referees) ?? [];
  return (
    <LoadState query={list} loading="Your friends are loading">
      {() =>
        all.length === 0 ? (
          <EmptyState title="Nobody yet">
            <Text tone="soft">Share your link, or invite a friend above.</Text>
          </EmptyState>
        ) : (
          <>
            <ul className={css.rows}>
              {all.map(({ refereeId, firstName, status, productId, earning, createdAt }) => (
                <li key={refereeId} className={css.row}>
                  <div className={css.who}>
                    <Text weight="strong">{firstName}</Text>
                    <Annotation>
                      {[
                        `Since ${dayText(createdAt, ownZone())}`,
                        productId && (shippedProduct(productId)?.title ?? ownTitle(productId)),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Annotation>
                  </div>
                  <div className={css.standing}>
                    {earning > 0 && currency && (
                      <Annotation>{formatMoney({ amount: earning, currency })}</Annotation>
                    )}
                    <StatusChip tone={STATUS[status].tone}>{STATUS[status].label}</StatusChip>
                  </div>
                </li>
              ))}
            </ul>
            <div>
              <ShowMore list={list} />
            </div>
          </>
        )
      }
    </LoadState>
  );
}
