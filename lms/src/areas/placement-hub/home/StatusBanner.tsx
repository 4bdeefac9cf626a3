import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { bannerQuery } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from '../placement.css.ts';
import { Decline } from './Decline.tsx';
import { HideHub } from './HideHub.tsx';

const OPEN_FORM = ['PLACEMENT_FORM_NOT_FILLED', 'ELIGIBLE_BUT_FORM_NOT_FILLED'];

/** The learner's status as text, and the next step. */
export function StatusBanner({ cohortId }: { cohortId: string }) {
  const banner = useQuery(bannerQuery(cohortId));
  return (
    <section className={css.banner} aria-labelledby="status">
      <LoadState
        query={banner}
        loading="Your status is loading"
        skeleton={
          <>
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="text" width="most" />
            <Skeleton shape="button" />
          </>
        }
      >
        {({ bannerType, title, text, buttonText, buttonPath }) => (
          <>
            <div className={css.bannerText}>
              <Heading level={2} id="status">
                {title}
              </Heading>
              <Text measure>{text}</Text>
            </div>
            <div className={css.actions}>
              {buttonPath && (
                <Button variant="primary" href={buttonPath}>
                  {buttonText}
                </Button>
              )}
              {buttonPath && OPEN_FORM.includes(bannerType) && <Decline cohortId={cohortId} />}
              {bannerType === 'NOT_INTERESTED_IN_PLACEMENT' && <HideHub cohortId={cohortId} />}
            </div>
          </>
        )}
      </LoadState>
    </section>
  );
}
