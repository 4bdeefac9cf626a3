import { ApiError } from '@plinth/api-client/api-error';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { impactQuery } from '../../../data/impact.ts';
import * as listPage from '../../../parts/list-page.css.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { session } from '../../../stores/session.ts';
import { ImpactFigures } from './ImpactFigures.tsx';
import { Milestones } from './Milestones.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TopMentorsPanel } from './TopMentorsPanel.tsx';

const skeleton = ['a', 'b', 'c'].map((row) => <Skeleton key={row} shape="row" />);

/** The results of a lead mentor's teaching. */
export function ImpactPage() {
  const { profile } = useSnapshot(session);
  const impact = useQuery(impactQuery());
  const isForbidden = impact.error instanceof ApiError && impact.error.status === 403;
  return (
    <>
      {isForbidden ? (
        <LockedState
          level={1}
          title="This page is for lead mentors"
          reason={<Text tone="soft">{impact.error?.message}</Text>}
          action={<Button href={hubPath(profile?.userData.roles ?? [])}>Go to your hub</Button>}
        />
      ) : (
        <div className={listPage.page}>
          <Heading level={1}>My Impact</Heading>
          <QueryPanel title="In figures" query={impact} skeleton={skeleton}>
            {(data) => <ImpactFigures {...data} />}
          </QueryPanel>
          {/* A failure is reported once, above. */}
          {(impact.data || !impact.error) && (
            <>
              <QueryPanel title="Milestones" query={impact} skeleton={skeleton}>
                {(data) => <Milestones {...data} />}
              </QueryPanel>
              <QueryPanel title="In the words of your learners" query={impact} skeleton={skeleton}>
                {(data) => <Testimonials {...data} />}
              </QueryPanel>
            </>
          )}
          <TopMentorsPanel />
        </div>
      )}
    </>
  );
}
