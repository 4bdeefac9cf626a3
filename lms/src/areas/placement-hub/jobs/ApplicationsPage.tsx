import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { appliedQuery } from '../../../data/jobs.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { JobsSkeleton } from './JobsSkeleton.tsx';
import { filterOf } from './job-filter.ts';
import { dayText, standingOf } from './job-texts.ts';
import * as css from './jobs.css.ts';

/** The number of open applications, counted as on the hub's home, and what else is in the list. */
const countText = ({ total, withdrawn, removed }: Record<'total' | 'withdrawn' | 'removed', number>) => {
  const standing = total - withdrawn - removed;
  return [
    standing === 1 ? '1 application' : `${standing} applications`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    ...(removed > 0 ? [`${removed} removed by the school`] : []),
  ].join(', ');
};

/** The learner's applications with their states, latest first. */
export function ApplicationsPage({ cohortId }: { cohortId: string }) {
  const navigate = useNavigate();
  const { page } = filterOf(useSearch({ strict: false }));
  const list = usePagedQuery(appliedQuery(cohortId, page - 1));
  const turn = (next: number, isReplacing = false) =>
    void navigate({
      href: placementPath('applications', cohortId, { page: String(next) }),
      replace: isReplacing,
    });
  const isTurning = useLastPage(list, page, ({ applied, total }) => ({ rows: applied.length, total }), turn);
  return (
    <PlacementFrame cohortId={cohortId} page="applications" title="Applications">
      <LoadState query={list} what="Your applications" isPlural skeleton={<JobsSkeleton />}>
        {({ applied, total, ...gone }) =>
          isTurning ? (
            <JobsSkeleton />
          ) : applied.length === 0 ? (
            <EmptyState
              level={2}
              title="No applications yet"
              action={<Button href={placementPath('jobs', cohortId)}>See the openings</Button>}
            >
              <Text tone="soft">What you apply for appears here, with each round and what came of it.</Text>
            </EmptyState>
          ) : (
            <div className={css.part} aria-busy={list.isPlaceholderData}>
              <Annotation>
                {countText({ total, ...gone })}. Days in {ownZoneText()}.
              </Annotation>
              <ul className={css.list} aria-label="Applications">
                {applied.map((one) => {
                  const { label, tone } = standingOf(one);
                  return (
                    <li key={one.userJobId} className={css.row}>
                      <div className={css.words}>
                        <a
                          href={placementPath('application', cohortId, { userJobId: one.userJobId })}
                          className={css.title}
                        >
                          {one.title}
                        </a>
                        <Text secondary>{one.companyName}</Text>
                        <div className={css.facts}>
                          <StatusChip tone={tone}>{label}</StatusChip>
                          <Annotation>Applied {dayText(one.appliedAt)}</Annotation>
                        </div>
                      </div>
                    </li>
                  );
                })}
              </ul>
              <ListPagination label="Pages of applications" page={page} total={total} onPage={turn} />
            </div>
          )
        }
      </LoadState>
    </PlacementFrame>
  );
}
