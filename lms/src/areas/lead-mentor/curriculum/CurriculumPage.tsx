import { NAMESPACES } from '@plinth/domain/curriculum/namespaces';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { learnersOutlineQuery } from '../../../data/lead-mentors.ts';
import { textOf } from '../../../shell/search-values.ts';
import { isNotYours, NotYourCohort } from '../NotYourCohort.tsx';
import * as css from './curriculum.css.ts';
import { OpenToday } from './OpenToday.tsx';
import { PageToday } from './PageToday.tsx';

type CurriculumPageProps = {
  cohortId: string;
  /** The course itself, as its learners read it; rendered by another area. */
  Course: ComponentType<{ cohortId: string }>;
};

/** The course in full, and above it how much of it the learners have today. */
export function CurriculumPage({ cohortId, Course }: CurriculumPageProps) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const nodeId = textOf(search.cid);
  const part = { cohortId, namespace: NAMESPACES.find((name) => name === search.namespace) ?? 'LEARNING' };
  const { error } = useQuery(learnersOutlineQuery(part));
  if (isNotYours(error)) return <NotYourCohort error={error} />;
  return (
    <div className={css.page}>
      {nodeId === undefined ? <OpenToday part={part} /> : <PageToday part={part} nodeId={nodeId} />}
      <Course cohortId={cohortId} />
    </div>
  );
}
