import { ApiError } from '@plinth/api-client/api-error';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { openingsQuery } from '../../../data/jobs.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { JobFilters } from './JobFilters.tsx';
import { JobRow } from './JobRow.tsx';
import { JobsSkeleton } from './JobsSkeleton.tsx';
import { addressOf, filterOf } from './job-filter.ts';
import * as css from './jobs.css.ts';

/** The openings that accept applications, narrowed by the address. */
export function JobsPage({ cohortId }: { cohortId: string }) {
  const navigate = useNavigate();
  const { page, ...filter } = filterOf(useSearch({ strict: false }));
  const list = usePagedQuery(openingsQuery({ cohortId, ...filter, pageNo: page - 1 }));
  const turn = (next: number, isReplacing = false) =>
    void navigate({ href: addressOf(cohortId, filter, next), replace: isReplacing });
  const isTurning = useLastPage(list, page, ({ jobs, total }) => ({ rows: jobs.length, total }), turn);
  const refused = list.error instanceof ApiError && list.error.status === 403 ? list.error : null;
  const everything = { workMode: null, location: '', search: '', isSaved: false };
  const isNarrowed = addressOf(cohortId, filter) !== addressOf(cohortId, everything);
  if (refused)
    return (
      <PlacementFrame cohortId={cohortId} page="jobs" title="Jobs">
        <LockedState
          title="Openings are not open to you"
          level={2}
          reason={
            refused.data.isPlaced === true
              ? refused.message
              : 'They are shown once your course is completed, your placement form is filled and placement has begun.'
          }
          action={
            refused.data.isPlaced === true ? (
              <Button href={placementPath('applications', cohortId)}>See your applications</Button>
            ) : (
              <Button href={placementPath('', cohortId)}>See what is missing</Button>
            )
          }
        />
      </PlacementFrame>
    );
  return (
    <PlacementFrame cohortId={cohortId} page="jobs" title="Jobs">
      <div className={css.stack} ref={keepFocus}>
        <JobFilters key={`${filter.search}|${filter.location}`} cohortId={cohortId} filter={filter} />
        <LoadState
          query={list}
          loading="Openings are loading"
          failed="The openings could not be loaded"
          skeleton={<JobsSkeleton />}
        >
          {({ jobs, total }) => (
            <div className={css.part} aria-busy={list.isPlaceholderData}>
              <div role="status">
                <Annotation>
                  {total === 1 ? '1 opening' : `${total} openings`}, the first to close first. Days in{' '}
                  {zoneText(DEFAULT_TIMEZONE)}.
                </Annotation>
              </div>
              {isTurning ? (
                <JobsSkeleton />
              ) : jobs.length === 0 ? (
                <EmptyState
                  level={2}
                  title={isNarrowed ? 'No opening fits' : 'No opening takes applications now'}
                  action={
                    isNarrowed && <Button href={addressOf(cohortId, everything)}>Show all openings</Button>
                  }
                >
                  <Text tone="soft">
                    {isNarrowed
                      ? 'Search with fewer words, or for another place.'
                      : 'New openings appear here as soon as an employer hands one in.'}
                  </Text>
                </EmptyState>
              ) : (
                <ul className={css.list} aria-label="Openings">
                  {jobs.map((job) => (
                    <JobRow key={job.jobOpeningId} cohortId={cohortId} job={job} />
                  ))}
                </ul>
              )}
              <ListPagination label="Pages of openings" page={page} total={total} onPage={turn} />
            </div>
          )}
        </LoadState>
      </div>
    </PlacementFrame>
  );
}
