import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { impactQuery } from '../../../data/impact.ts';
import * as listPage from '../../../parts/list-page.css.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { isNotYours, NotYourCohort } from '../NotYourCohort.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';
import { Milestones } from './Milestones.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TopMentorsPanel } from './TopMentorsPanel.tsx';

const skeleton = ['a', 'b', 'c'].map((row) => <Skeleton key={row} shape="row" />);

/** The results of a lead mentor's teaching. */
export function ImpactPage() {
  const impact = useQuery(impactQuery());
  if (isNotYours(impact.error))
    return <NotYourCohort title="This page is for lead mentors" error={impact.error} />;
  return (
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
  );
}
