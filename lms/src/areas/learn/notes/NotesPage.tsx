import { mapPath } from '@plinth/domain/navigation/page-path';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import { bookmarksQuery, notesQuery } from '../../../data/notes.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as css from './notes.css.ts';
import { SavedItem } from './SavedItem.tsx';

type NotesPageProps = {
  cohortId: string;
  shown: 'notes' | 'bookmarks';
  page: number;
  onPage: (page: number, isReplacing?: boolean) => void;
};

const ROWS = ['a', 'b', 'c'];

/** Every note and bookmark of a learner in a course, each with a link back to its page while the course contains it. */
export function NotesPage({ cohortId, shown, page, onPage }: NotesPageProps) {
  const base = `/learn/${encodeURIComponent(cohortId)}/notes`;
  return (
    <div className={css.page} ref={keepFocus}>
      <PageTitle page="Notes" cohortId={cohortId} />
      <PageHeading title="Your notes" />
      <ChipTabs
        label="What you saved"
        value={shown}
        tabs={[
          { value: 'notes', label: 'Notes', href: base },
          { value: 'bookmarks', label: 'Bookmarks', href: `${base}?show=bookmarks` },
        ]}
      />
      {shown === 'notes' ? (
        <NoteList {...{ cohortId, page, onPage }} />
      ) : (
        <BookmarkList {...{ cohortId, page, onPage }} />
      )}
    </div>
  );
}

type ListProps = Omit<NotesPageProps, 'shown'>;

function NoteList({ cohortId, page, onPage }: ListProps) {
  const query = usePagedQuery(notesQuery(cohortId, page - 1));
  useLastPage(query, page, ({ notes, total }) => ({ rows: notes.length, total }), onPage);
  return (
    <Kept
      {...{ cohortId, page, onPage, query }}
      total={query.data?.total}
      empty="You have not written a note yet. Every page of the course has room for one."
    >
      {query.data?.notes.map((note) => (
        <SavedItem key={note.nodeId} cohortId={cohortId} item={note} />
      ))}
    </Kept>
  );
}

function BookmarkList({ cohortId, page, onPage }: ListProps) {
  const query = usePagedQuery(bookmarksQuery(cohortId, page - 1));
  useLastPage(query, page, ({ bookmarks, total }) => ({ rows: bookmarks.length, total }), onPage);
  return (
    <Kept
      {...{ cohortId, page, onPage, query }}
      total={query.data?.total}
      empty="You have not bookmarked a page yet. The button is above every lesson."
    >
      {query.data?.bookmarks.map((bookmark) => (
        <SavedItem key={bookmark.nodeId} cohortId={cohortId} item={bookmark} />
      ))}
    </Kept>
  );
}

type KeptProps = ListProps & {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  total: number | undefined;
  empty: string;
  children: ReactNode;
};

/** A list in all its states. */
function Kept({ cohortId, page, onPage, query, total, empty, children }: KeptProps) {
  if (total === undefined)
    return query.error ? (
      <LoadFailure level={2} title="This list could not be loaded" query={query} />
    ) : (
      <div role="status" aria-busy="true" aria-label="The list is loading" className={css.list}>
        {ROWS.map((skeletonRow) => (
          <div key={skeletonRow} className={css.item}>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" width="most" />
          </div>
        ))}
      </div>
    );
  if (total === 0)
    return (
      <EmptyState
        title="Nothing here yet"
        level={2}
        action={
          <Button href={mapPath({ cohortId, namespace: 'LEARNING', isPreview: false })}>
            Go to the curriculum
          </Button>
        }
      >
        <Text tone="soft">{empty}</Text>
      </EmptyState>
    );
  return (
    <>
      <ul className={css.list}>{children}</ul>
      <ListPagination label="Pages of the list" page={page} total={total} onPage={onPage} />
    </>
  );
}
