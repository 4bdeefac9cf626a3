import { Heading } from '@plinth/ui/Heading';
import { PageTitle } from './PageTitle.tsx';

/** The heading of a page; with a cohort, it is the title of the window as well. */
export const PageHeading = ({ title, cohortId }: { title: string; cohortId?: string }) => (
  <>
    {cohortId && <PageTitle page={title} cohortId={cohortId} />}
    <Heading level={1} size="l">
      {title}
    </Heading>
  </>
);
