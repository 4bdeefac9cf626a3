import type { QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';
import { Link } from '@plinth/ui/Link';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { AskForm } from './AskForm.tsx';
import { listOf, type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';
import { WaitingNote } from './WaitingNote.tsx';

type AskPageProps = {
  place: QueriesPlace;
  search: QueriesSearch;
  part: QueryNamespace;
  onSearch: (search: QueriesSearch) => void;
};

/** A new question to the mentors, from the part of the course it is about. */
export function AskPage({ place, search, part, onSearch }: AskPageProps) {
  return (
    <div className={css.page}>
      <PageTitle page="Ask a mentor" cohortId={place.cohortId} />
      <p>
        <Link href={queriesHref(place, listOf(search))}>All queries</Link>
      </p>
      <PageHeading title="Ask a mentor" />
      <WaitingNote cohortId={place.cohortId} />
      <AskForm
        place={place}
        about={{ part, nodeId: search.nodeId ?? null }}
        talk={search.talk ?? null}
        onAbout={({ part: ask, nodeId }) => {
          const { nodeId: _, ...kept } = search;
          onSearch({ ...kept, ask, ...(nodeId ? { nodeId } : {}) });
        }}
        onSaved={(queryId) => onSearch({ queryId })}
      />
    </div>
  );
}
