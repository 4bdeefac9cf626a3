import type { AccountSession } from '@plinth/domain/account/account-session';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountSessionsQuery, sessionsChanged } from '../../../data/account.ts';
import { api } from '../../../data/api.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as css from './AccountSettingsPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

const whenOf = (instant: string) => exactTime(instant, ownZone());

const countries = new Intl.DisplayNames('en', { type: 'region' });

const placeOf = ({ countryCode, address }: AccountSession) =>
  [countryCode && countries.of(countryCode), address && `address ${address}`].filter(Boolean).join(', ');

/** The devices where the person is signed in: device, place and time of last use; each can be signed out from here. */
export function DevicesSection() {
  const [page, setPage] = useState(1);
  const list = usePagedQuery(accountSessionsQuery(page - 1));
  useLastPage(list, page, ({ sessions, total }) => ({ rows: sessions.length, total }), setPage);
  const settle = {
    onError: (error: Error) => void showToast('error', error.message),
    onSettled: sessionsChanged,
  };
  const endOne = useMutation({
    mutationFn: (sessionId: string) => api.account.endSession({ params: { sessionId } }),
    ...settle,
  });
  const endOthers = useMutation({
    mutationFn: () => api.account.endOtherSessions({}),
    onSuccess: ({ endedSessions }) =>
      void showToast(
        'success',
        endedSessions === 0 ? 'There was no other device.' : 'The other devices are signed out.',
      ),
    ...settle,
  });
  return (
    <SettingsSection
      title="Devices"
      lead="Where you are signed in. A session ends by itself after three days; one you end here is signed out at its next step."
    >
      <LoadState query={list} loading="Your devices: loading" failed="Your devices could not be loaded">
        {({ sessions, total }) => (
          <>
            <ul className={css.rows}>
              {sessions.map((one) => (
                <li key={one.sessionId} className={css.row}>
                  <div className={css.place}>
                    <span className={css.device}>
                      {one.device}
                      {one.isCurrent && <StatusChip tone="signal">This device</StatusChip>}
                    </span>
                    <Annotation as="span">
                      {one.isCurrent ? 'In use now' : `Last used ${whenOf(one.lastUsedAt)}`}
                      {placeOf(one) && ` · ${placeOf(one)}`}
                    </Annotation>
                  </div>
                  {!one.isCurrent && (
                    <Button
                      size="s"
                      aria-label={`Sign out ${one.device}, last used ${whenOf(one.lastUsedAt)}`}
                      loading={endOne.isPending && endOne.variables === one.sessionId}
                      onClick={() => endOne.mutate(one.sessionId)}
                    >
                      Sign out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <ListPagination label="Devices" page={page} total={total} onPage={setPage} />
            {total > 1 && (
              <div>
                <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                  Sign out all other devices
                </Button>
              </div>
            )}
          </>
        )}
      </LoadState>
    </SettingsSection>
  );
}
