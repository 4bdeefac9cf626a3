import type { OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { withdrawAnnouncement } from '../../../data/announcements.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../list/list.css.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { ANNOUNCEMENT_STATE_TEXTS, audienceText, peopleText } from './announcement-texts.ts';
import * as own from './announcements.css.ts';
import { ReadersPart } from './ReadersPart.tsx';

type AnnouncementSheetProps = { announcement: OfficeAnnouncement; onClose: () => void };

/** One announcement: its text and its readers; it can be withdrawn. */
export function AnnouncementSheet({ announcement, onClose }: AnnouncementSheetProps) {
  const { announcementId, title, text, state, publishAt, author, told } = announcement;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useOfficeChange(() => withdrawAnnouncement(announcementId), {
    said: 'Announcement withdrawn.',
    onDone: () => setAsking(false),
  });
  return (
    <SideSheet
      title={title}
      description={`${ANNOUNCEMENT_STATE_TEXTS[state].text}, ${exactTime(publishAt, ownZone())}`}
      onClose={onClose}
      footer={
        state !== 'WITHDRAWN' &&
        (isAsking ? (
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Withdraw it
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>Withdraw</Button>
        ))
      }
    >
      <div className={css.page}>
        <Text secondary>
          {audienceText(announcement)}. Written by {author || 'the school'}
          {told === null ? '.' : `; went to ${peopleText(told)}.`}
        </Text>
        <p className={own.words}>{text}</p>
        {isAsking && (
          <Banner tone="warning" live="status">
            {state === 'SCHEDULED'
              ? 'It will not go out, and nobody is notified.'
              : 'It is removed from the app for everyone. An email that was sent cannot be recalled.'}
          </Banner>
        )}
        <ErrorBanner error={withdraw.error} />
        {state === 'PUBLISHED' && <ReadersPart announcementId={announcementId} />}
      </div>
    </SideSheet>
  );
}
