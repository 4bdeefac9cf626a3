import { useNavigate } from '@tanstack/react-router';
import { QueriesPage } from './QueriesPage.tsx';
import { type QueriesPlace, type QueriesSearch, queriesHref } from './queries-search.ts';

/** The queries page at its address: every filter, query and form has a separate one. */
export function QueriesScreen({ place, search }: { place: QueriesPlace; search: QueriesSearch }) {
  const navigate = useNavigate();
  return (
    <QueriesPage
      place={place}
      search={search}
      onSearch={(next, isReplacing = false) =>
        void navigate({ href: queriesHref(place, next), replace: isReplacing })
      }
      onRedirect={(href) => void navigate({ href, replace: true })}
    />
  );
}
