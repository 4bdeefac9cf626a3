import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { QUERY_NAMESPACES, type QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { cohortQuery } from '../../../data/cohorts.ts';
import { topicsQuery } from '../../../data/mentor-queries.ts';
import type { About } from '../../../parts/queries/about.ts';
import { PART_TEXTS } from '../../../parts/queries/query-texts.ts';
import { usePageOf } from '../../../parts/queries/use-page-of.ts';
import { useNow } from '../../../parts/use-now.ts';

type AboutFieldsProps = {
  cohortId: string;
  about: About;
  onAbout: (about: About) => void;
  error: string | null;
};

/** The subject of a question: a part of the course, and an open topic of it. */
export function AboutFields({ cohortId, about, onAbout, error }: AboutFieldsProps) {
  const now = useNow();
  const { part, nodeId } = about;
  const hasTopics = part !== 'CAREER';
  const cohort = useQuery(cohortQuery(cohortId)).data?.cohort;
  const topics = useQuery({ ...topicsQuery(cohortId, part), enabled: hasTopics });
  const page = usePageOf(cohortId, about);
  const isCapstoneOpen = cohort !== undefined && cohortCan.openCapstone({ cohort, now }).allowed;
  const listed = (topics.data?.topics ?? []).map((topic) => ({ value: topic.nodeId, label: topic.title }));
  // A question may be asked from a page below a topic, or from one whose list has not loaded yet.
  const own =
    nodeId !== null && !listed.some(({ value }) => value === nodeId)
      ? [{ value: nodeId, label: page?.title ?? 'The page you came from' }]
      : [];
  return (
    <>
      <Select
        label="About"
        value={part}
        options={QUERY_NAMESPACES.filter(
          (value) => value !== 'CAPSTONE' || isCapstoneOpen || part === 'CAPSTONE',
        ).map((value) => ({ value, label: PART_TEXTS[value] }))}
        onChange={({ target: { value } }) => onAbout({ part: value as QueryNamespace, nodeId: null })}
      />
      {hasTopics && (
        <Select
          label="Topic"
          required
          placeholder={topics.isPending ? 'The topics are loading' : 'Choose a topic'}
          error={topics.isError && own.length === 0 ? topics.error.message : error}
          value={nodeId ?? ''}
          options={[...own, ...listed]}
          onChange={({ target: { value } }) => onAbout({ part, nodeId: value || null })}
        />
      )}
      {hasTopics && topics.data === undefined && topics.isError && (
        <div>
          <Button size="s" loading={topics.isFetching} onClick={() => void topics.refetch()}>
            Load the topics again
          </Button>
        </div>
      )}
    </>
  );
}
