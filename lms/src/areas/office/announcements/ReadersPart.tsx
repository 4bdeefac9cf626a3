import { Annotation } from '@plinth/ui/Annotation';
import { Select } from '@plinth/ui/Select';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { readersQuery } from '../../../data/announcements.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as css from '../list/list.css.ts';
import { shortTime } from '../list/short-time.ts';

const CHOICES = [
  { value: '', label: 'Everybody' },
  { value: 'true', label: 'Has read it' },
  { value: 'false', label: 'Has not read it' },
] as const;

/** Who has read an announcement and when, and who has not. */
export function ReadersPart({ announcementId }: { announcementId: string }) {
  const [page, setPage] = useState(1);
  const [chosen, choose] = useState<(typeof CHOICES)[number]['value']>('');
  const readers = usePagedQuery(
    readersQuery(announcementId, { pageNo: page - 1, ...(chosen ? { hasRead: chosen } : {}) }),
  );
  const isTurning = useLastPage(
    readers,
    page,
    (data) => ({ rows: data.readers.length, total: data.total }),
    setPage,
  );
  return (
    <section className={css.part}>
      <Select
        label="Readers"
        value={chosen}
        options={CHOICES}
        onChange={({ target }) => {
          setPage(1);
          choose(CHOICES.find(({ value }) => value === target.value)?.value ?? '');
        }}
      />
      <LoadState query={readers} loading="Readers: loading">
        {(data) =>
          isTurning ? null : data.readers.length === 0 ? (
            <Text tone="soft">Nobody.</Text>
          ) : (
            <Table
              caption="Readers"
              rows={data.readers}
              rowKey={({ userId }) => userId}
              columns={[
                {
                  id: 'name',
                  header: 'Name',
                  cell: ({ name, emailId }) => (
                    <span className={css.two}>
                      {name}
                      <Annotation>{emailId}</Annotation>
                    </span>
                  ),
                },
                {
                  id: 'readAt',
                  header: 'Read',
                  figures: 'end',
                  cell: ({ readAt }) =>
                    readAt ? <time dateTime={readAt}>{shortTime(readAt)}</time> : 'Not yet',
                },
              ]}
            />
          )
        }
      </LoadState>
      <ListPagination label="Readers: pages" page={page} total={readers.data?.total} onPage={setPage} />
    </section>
  );
}
