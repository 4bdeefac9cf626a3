import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { groupsQuery } from '../../../data/lead-mentors.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './dashboard.css.ts';

/** The groups of the cohort, each with the guide to ask about its learners. */
export function GroupsPanel({ cohortId }: { cohortId: string }) {
  return (
    <QueryPanel
      title="Groups"
      query={useQuery(groupsQuery(cohortId))}
      skeleton={['a', 'b'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ groups }) => (
        <>
          {groups.length === 0 && <Text secondary>The learners of this cohort are in no groups.</Text>}
          <ul className={css.list}>
            {groups.map(({ groupId, title, guide, learnerCount }) => (
              <li key={groupId} className={css.row}>
                <Text strong>{title}</Text>
                <Annotation>
                  {guide ? guide.firstName : 'No guide yet'} · {learnerCount}{' '}
                  {learnerCount === 1 ? 'learner' : 'learners'}
                </Annotation>
              </li>
            ))}
          </ul>
          <p>
            <Link href={areaPagePath('lm', cohortId, 'health')}>Who is at risk, and why</Link>
          </p>
          <Text secondary>
            Learners without a guide are yours:{' '}
            <Link href={areaPagePath('mentor', cohortId, 'task-assessment')}>hand-ins</Link> and{' '}
            <Link href={areaPagePath('mentor', cohortId, 'queries')}>queries</Link>.
          </Text>
        </>
      )}
    </QueryPanel>
  );
}
