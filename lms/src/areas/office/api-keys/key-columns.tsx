import type { ApiKey } from '@plinth/domain/api-keys/api-key';
import type { TableColumn } from '@plinth/ui/Table';
import { StampChip } from '../../../parts/StampChip.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { KEY_STAMPS } from './key-texts.ts';

/** The columns of the keys. */
export const keyColumns: readonly TableColumn<ApiKey>[] = [
  {
    id: 'name',
    header: 'Key',
    cell: ({ keyId, name, ending }) => (
      <RowLink row={keyId} note={`ends in ${ending}`}>
        {name}
      </RowLink>
    ),
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StampChip stamp={KEY_STAMPS[state]} /> },
  { id: 'madeBy', header: 'Created by', cell: ({ madeBy }) => madeBy ?? 'A colleague' },
  {
    id: 'lastUsedAt',
    header: 'Last used',
    figures: 'end',
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? 'never' : <time dateTime={lastUsedAt}>{shortTime(lastUsedAt)}</time>,
  },
  {
    id: 'expiresAt',
    header: 'Until',
    figures: 'end',
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{shortTime(expiresAt)}</time>,
  },
];
