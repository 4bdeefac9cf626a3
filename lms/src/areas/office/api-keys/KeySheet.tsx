import type { ApiKey } from '@plinth/domain/api-keys/api-key';
import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { endKey, keyCallsQuery } from '../../../data/office-keys.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CAPABILITY_TEXTS } from '../capability-texts.ts';
import { EndForm } from '../list/EndForm.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { KEY_STAMPS } from './key-texts.ts';
import * as own from './keys.css.ts';

/** One key: its capabilities, the calls made with it, and its end. */
export function KeySheet({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { keyId, name, ending, capabilities, state, createdAt, expiresAt, endedAt } = apiKey;
  return (
    <SideSheet title={name} description={`${KEY_STAMPS[state].text}, ends in ${ending}`} onClose={onClose}>
      <div className={own.sections}>
        <SheetSection title="Permissions">
          <ul className={own.items}>
            {capabilities.map((one) => (
              <li key={one}>{CAPABILITY_TEXTS[one]}</li>
            ))}
          </ul>
          <Text secondary>
            Made {shortTime(createdAt)},{' '}
            {endedAt
              ? `ended ${shortTime(endedAt)}`
              : `${state === 'EXPIRED' ? 'expired' : 'valid until'} ${shortTime(expiresAt)}`}
            .
          </Text>
        </SheetSection>
        <Calls keyId={keyId} />
        {state === 'ACTIVE' && (
          <EndForm what="key" name={name} end={() => endKey(keyId)} said={`Key ${name} ended.`}>
            The next call with it is refused. This cannot be undone; the program then needs another key.
          </EndForm>
        )}
      </div>
    </SideSheet>
  );
}

function Calls({ keyId }: { keyId: string }) {
  const [page, setPage] = useState(1);
  const calls = usePagedQuery(keyCallsQuery(keyId, page - 1));
  useLastPage(calls, page, ({ calls: made, total }) => ({ rows: made.length, total }), setPage);
  return (
    <SheetSection title="Calls in the last 30 days">
      <LoadState query={calls} what="The calls" isPlural>
        {({ calls: made }) =>
          made.length === 0 ? (
            <Text secondary>None yet.</Text>
          ) : (
            <ul className={own.items}>
              {made.map(({ callId, at, method, path, status, address }) => (
                <li key={callId} className={own.call}>
                  <span>
                    {status} {method} {path}
                  </span>
                  <Annotation>{`${shortTime(at)}, from ${address}`}</Annotation>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <ListPagination label="Calls: pages" page={page} total={calls.data?.total} onPage={setPage} />
    </SheetSection>
  );
}
