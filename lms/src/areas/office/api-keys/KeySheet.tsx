import type { ApiKey } from '@plinth/domain/api-keys/api-key';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { Annotation } from '@plinth/ui/Annotation';
import { Dialog } from '@plinth/ui/Dialog';
import { Heading } from '@plinth/ui/Heading';
import { Pagination } from '@plinth/ui/Pagination';
import { Text } from '@plinth/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endKey, keyCallsQuery } from '../../../data/office-keys.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { CAPABILITY_TEXTS } from '../capability-texts.ts';
import { EndForm } from '../list/EndForm.tsx';
import { shortTime } from '../list/short-time.ts';
import { KEY_STAMPS } from './key-texts.ts';
import * as own from './keys.css.ts';

/** One key: its capabilities, the calls made with it, and its end. */
export function KeySheet({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { keyId, name, ending, capabilities, state, createdAt, expiresAt, endedAt } = apiKey;
  return (
    <Dialog
      place="side"
      title={name}
      description={`${KEY_STAMPS[state].text}, ends in ${ending}`}
      open
      onOpenChange={(next) => !next && onClose()}
    >
      <div className={own.sections}>
        <section className={own.section} aria-label="Permissions">
          <Heading level={3} size="s">
            Permissions
          </Heading>
          <ul className={own.items}>
            {capabilities.map((one) => (
              <li key={one}>{CAPABILITY_TEXTS[one]}</li>
            ))}
          </ul>
          <Text size="s" tone="soft">
            Made {shortTime(createdAt)},{' '}
            {endedAt ? `ended ${shortTime(endedAt)}` : `valid until ${shortTime(expiresAt)}`}.
          </Text>
        </section>
        <Calls keyId={keyId} />
        {state === 'ACTIVE' && (
          <EndForm what="key" name={name} end={() => endKey(keyId)} said={`Key ${name} ended.`}>
            The next call with it is refused. This cannot be undone; the program then needs another key.
          </EndForm>
        )}
      </div>
    </Dialog>
  );
}

function Calls({ keyId }: { keyId: string }) {
  const [page, setPage] = useState(1);
  const calls = useQuery({ ...keyCallsQuery(keyId, page - 1), placeholderData: keepPreviousData });
  useLastPage(calls, page, ({ calls: made, total }) => ({ rows: made.length, total }), setPage);
  return (
    <section className={own.section} aria-label="Calls in the last 30 days">
      <Heading level={3} size="s">
        Calls in the last 30 days
      </Heading>
      <LoadState query={calls} loading="The calls are loading" failed="The calls could not be loaded">
        {({ calls: made }) =>
          made.length === 0 ? (
            <Text size="s" tone="soft">
              None yet.
            </Text>
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
      <Pagination
        label="Calls: pages"
        page={page}
        pages={Math.ceil((calls.data?.total ?? 0) / PAGE_SIZE)}
        onPage={setPage}
      />
    </section>
  );
}
