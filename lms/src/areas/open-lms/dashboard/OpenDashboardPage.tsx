import { showsTour } from '@plinth/domain/dashboards/shows-tour';
import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { openDashboardQuery, saveDisplay } from '../../../data/open-lms.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { KeepPanel } from '../KeepPanel.tsx';
import { LoadingPage } from '../LoadingPage.tsx';
import * as css from '../open-lms.css.ts';
import { TimePanel } from '../TimePanel.tsx';
import { useOpenChange } from '../use-open-change.ts';
import { useOpenDashboard } from '../use-open-dashboard.ts';
import { JoinPage } from './JoinPage.tsx';
import { MissionWay } from './MissionWay.tsx';
import { OPEN_MARKS } from './open-marks.ts';
import { RewardPanel } from './RewardPanel.tsx';
import { StartPanel } from './StartPanel.tsx';

const Tour = lazyPart(async () => (await import('../../../parts/Tour/Tour.tsx')).Tour);

/** The open course at a glance: missions, time and reward; for people in none, the way to join. */
export function OpenDashboardPage() {
  const dashboard = useOpenDashboard();
  return (
    <>
      <title>{`${dashboard.data?.cohort?.courseTitle ?? 'Open course'} | ${__SCHOOL_NAME__}`}</title>
      <LoadState query={dashboard} what="The open course" level={1} skeleton={<LoadingPage />}>
        {(data) => (data.cohort ? <Course dashboard={data} /> : <JoinPage offers={data.offers} />)}
      </LoadState>
    </>
  );
}

function Course({ dashboard }: { dashboard: OpenDashboard }) {
  const { cohort, status, missions, hideIndicators } = dashboard;
  const state = cohort?.state;
  const isWaiting = state === 'WAITING' || state === 'UPCOMING';
  const isOver = status === 'INACTIVE';
  const done = missions.filter(
    ({ mission, state: own }) => mission !== 'REWARD' && own === 'COMPLETED',
  ).length;
  const total = missions.filter(({ mission }) => mission !== 'REWARD').length;
  const display = useOpenChange(saveDisplay);
  return (
    <>
      <div className={css.head}>
        <div className={css.headLine}>
          <Heading level={1}>{cohort?.courseTitle}</Heading>
          {missions.length > 0 && (
            <Button
              size="s"
              variant="quiet"
              aria-pressed={hideIndicators}
              loading={display.isPending}
              onClick={() => display.mutate({ hideIndicators: !hideIndicators })}
            >
              {hideIndicators ? 'Show progress marks' : 'Hide progress marks'}
            </Button>
          )}
        </div>
        {!hideIndicators && total > 0 && (
          <Text tone="soft">
            {done === total ? 'Every mission is complete.' : `${done} of ${total} missions complete.`}
          </Text>
        )}
      </div>
      {isOver && (
        <Banner
          tone="warning"
          title={state === 'BLOCKED' ? 'Your access is blocked' : 'This open course has ended'}
        >
          {state === 'BLOCKED'
            ? 'Write to the school if you think that this is a mistake.'
            : 'Its missions are closed. What you earned stays yours.'}
        </Banner>
      )}
      <div className={css.layout}>
        <div className={css.main}>
          {missions.length > 0 ? (
            <MissionWay dashboard={dashboard} />
          ) : (
            <EmptyState level={2} title="The missions are being written">
              <Text tone="soft">They appear here when the course is published.</Text>
            </EmptyState>
          )}
        </div>
        {!isOver && (
          <div className={css.first}>
            {isWaiting ? <StartPanel dashboard={dashboard} /> : <TimePanel dashboard={dashboard} />}
          </div>
        )}
        <div className={css.beside}>
          {missions.length > 0 && <RewardPanel dashboard={dashboard} />}
          {status === 'ACTIVE' && <KeepPanel />}
        </div>
      </div>
      {showsTour(dashboard) && !isOver && missions.length > 0 && <OpenTour />}
    </>
  );
}

/** Closes the tour immediately; the server is told meanwhile that it was seen, and again if that fails. */
function OpenTour() {
  const client = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    void client
      .getMutationCache()
      .build(client, { mutationFn: () => saveDisplay({ showCoachmarks: false }), retry: 3 })
      .execute(undefined)
      .then(({ showCoachmarks }) =>
        client.setQueryData(openDashboardQuery().queryKey, (kept) => kept && { ...kept, showCoachmarks }),
      )
      .catch(() => {});
  };
  return (
    <Suspense>
      <Tour marks={OPEN_MARKS} onClose={close} />
    </Suspense>
  );
}
