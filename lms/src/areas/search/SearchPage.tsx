import { displayDate } from '@plinth/domain/dates/display-date';
import { searchPath } from '@plinth/domain/navigation/search-path';
import type { SearchGroup, SearchHit, SearchKind } from '@plinth/domain/search/search-hit';
import { SEARCH_KINDS, SEARCH_MAX } from '@plinth/domain/search/search-kinds';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../data/search.ts';
import { ListPagination } from '../../parts/ListPagination.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { SEARCH_TEXTS } from '../../parts/search-kinds.ts';
import { useLastPage } from '../../parts/use-last-page.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import * as css from './search.css.ts';
import { useAddressText } from './use-address-text.ts';

type SearchPageProps = {
  text: string;
  kind: SearchKind | undefined;
  /** Counted from 1. */
  page: number;
  onText: (text: string) => void;
  onPage: (page: number, isReplacing?: boolean) => void;
};

const ROWS = ['a', 'b', 'c', 'd'];

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li className={css.item}>
      <a className={css.title} href={hit.path}>
        {hit.title}
      </a>
      <span className={css.detail}>
        {[hit.detail, hit.at ? displayDate(hit.at, ownZone()) : ''].filter(Boolean).join(' · ')}
      </span>
      {hit.excerpt && <span className={css.excerpt}>{hit.excerpt}</span>}
    </li>
  );
}

function Group({ group, text, isAll }: { group: SearchGroup; text: string; isAll: boolean }) {
  const { kind, hits, total } = group;
  return (
    <section aria-label={SEARCH_TEXTS[kind]}>
      {isAll && (
        <Heading level={2} size="s">
          {SEARCH_TEXTS[kind]}
        </Heading>
      )}
      <ul className={css.list}>
        {hits.map((hit) => (
          <Hit key={hit.path} hit={hit} />
        ))}
      </ul>
      {isAll && total > hits.length && (
        <Link href={searchPath(text, kind)}>
          Show all {total} in {SEARCH_TEXTS[kind]}
        </Link>
      )}
    </section>
  );
}

/** The results for a text, of all kinds or a page of one; the address contains both. */
export function SearchPage({ text, kind, page, onText, onPage }: SearchPageProps) {
  const [typed, setTyped] = useAddressText(text);
  const asked = text.trim();
  const found = useQuery({ ...searchQuery({ text: asked, kind, pageNo: page - 1 }), enabled: asked !== '' });
  const groups = found.data?.groups ?? [];
  const [only] = kind ? groups : [];
  const isTurning = useLastPage(
    found,
    page,
    (data) => ({ rows: data.groups.length, total: data.groups[0]?.total ?? 0 }),
    onPage,
  );
  return (
    <AppFrame>
      <div className={css.page}>
        <PageHeading title="Search" />
        <TextInput
          label="Search"
          hideLabel
          type="search"
          placeholder="A lesson, a person, a query …"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => {
            const next = event.target.value;
            const sent = next.trim() === '' ? '' : next;
            setTyped(next, sent);
            onText(sent);
          }}
        />
        {asked !== '' && (
          <ChipTabs
            label="What is shown"
            value={kind ?? ''}
            tabs={[
              { value: '', label: 'Everything', href: searchPath(text) },
              ...SEARCH_KINDS.map((one) => ({
                value: one,
                label: SEARCH_TEXTS[one],
                href: searchPath(text, one),
              })),
            ]}
          />
        )}
        {asked === '' ? (
          <Text tone="soft">
            Lessons that are open, your notes, queries, people and openings. From any page: Ctrl or Cmd K.
          </Text>
        ) : found.isError ? (
          <ErrorState title="The search is not responding" level={2} onRetry={() => void found.refetch()}>
            {found.error.message}
          </ErrorState>
        ) : !found.data || isTurning ? (
          <ul className={css.list} aria-busy="true" aria-label="Searching">
            {ROWS.map((row) => (
              <li key={row} className={css.item}>
                <Skeleton shape="row" />
              </li>
            ))}
          </ul>
        ) : groups.length === 0 ? (
          <EmptyState title={`Nothing found for “${asked}”`} level={2}>
            <Text tone="soft">Try fewer or other words. What is not open to you yet is not found.</Text>
          </EmptyState>
        ) : (
          groups.map((group) => <Group key={group.kind} group={group} text={text} isAll={!kind} />)
        )}
        {only && <ListPagination label="Pages of results" page={page} total={only.total} onPage={onPage} />}
      </div>
    </AppFrame>
  );
}
