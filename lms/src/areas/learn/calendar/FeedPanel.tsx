import type { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { relativeTime } from '@plinth/domain/dates/relative-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedQuery, makeFeed, renewFeed, revokeFeed } from '../../../data/calendar.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './CalendarPage.css.ts';

/** The private address that calendar apps read: creating, copying, renewing and revoking it. */
export function FeedPanel({ cohortId }: { cohortId: string }) {
  const feed = useQuery(feedQuery(cohortId));
  const make = useMutation({
    mutationFn: () => makeFeed(cohortId),
    onError: (error) => void showToast('error', error.message),
  });
  return (
    <QueryPanel title="In your own calendar" query={feed} skeleton={<Skeleton shape="row" />}>
      {({ feed: own }) =>
        own ? (
          <Address cohortId={cohortId} feed={own} />
        ) : (
          <>
            <Text measure secondary>
              Get a private address and subscribe to it in Google Calendar, Outlook, Apple Calendar or another
              app. The app then shows the sessions and due dates of this course and follows every change.
            </Text>
            <div>
              <Button onClick={() => make.mutate()} loading={make.isPending}>
                Get the address
              </Button>
            </div>
          </>
        )
      }
    </QueryPanel>
  );
}

function Address({ cohortId, feed }: { cohortId: string; feed: CalendarFeed }) {
  const now = useNow();
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const change = useMutation({
    mutationFn: (what: 'renew' | 'revoke') =>
      what === 'renew' ? renewFeed(cohortId, feed.feedId) : revokeFeed(cohortId),
    onSuccess: (_, what) => {
      setAsked(null);
      void showToast(
        'success',
        what === 'renew'
          ? 'The new address is here. The old one no longer works.'
          : 'The address no longer works.',
      );
    },
    onError: (error) => void showToast('error', error.message),
  });
  const copy = () =>
    copyText(
      feed.url,
      'Address copied.',
      'Your browser did not copy it. Select the address and copy it yourself.',
    );
  return (
    <>
      <Text measure secondary>
        Subscribe to this address in your calendar app; it checks for changes by itself. Anyone with the
        address can read your schedule, so keep it to yourself, and renew it if someone else has seen it.
      </Text>
      <div className={css.address}>
        <TextInput
          label="Private address"
          value={feed.url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div className={css.actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="quiet" href={feed.url.replace(/^https?:/, 'webcal:')}>
          Open in a calendar app
        </Button>
        <Button variant="quiet" href={feed.url} download="calendar.ics">
          Download as a file
        </Button>
        <Button variant="quiet" onClick={() => setAsked('renew')}>
          Renew
        </Button>
        <Button variant="quiet" onClick={() => setAsked('revoke')}>
          Revoke
        </Button>
      </div>
      <Annotation>
        {feed.lastReadAt
          ? `Last read by an app ${relativeTime(feed.lastReadAt, now)}`
          : 'No app has read it yet'}
      </Annotation>
      <Dialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={asked === 'renew' ? 'Renew the address?' : 'Revoke the address?'}
        description={
          asked === 'renew'
            ? 'The current address ends at once. Calendar apps need the new one to keep updating.'
            : 'The address ends at once, and calendar apps stop showing changes. You can get another one at any time.'
        }
        size="s"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              Keep it
            </Button>
            <Button
              variant={asked === 'revoke' ? 'danger' : 'primary'}
              loading={change.isPending}
              onClick={() => {
                if (asked) change.mutate(asked);
              }}
            >
              {asked === 'revoke' ? 'Revoke' : 'Renew'}
            </Button>
          </>
        }
      />
    </>
  );
}
