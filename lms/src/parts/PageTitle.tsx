import { useQuery } from '@tanstack/react-query';
import { cohortQuery } from '../data/cohorts.ts';

/** The title of the window: `<Page> | <Course>`. */
export function PageTitle({ page, cohortId }: { page: string; cohortId: string }) {
  const { data } = useQuery(cohortQuery(cohortId));
  return <title>{`${page} | ${data?.cohort.courseTitle ?? __SCHOOL_NAME__}`}</title>;
}
