import { ApiError } from '@plinth/api-client/api-error';
import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markAnnouncementRead, ownAnnouncementQuery } from '../../data/announcements.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { AppFrame } from '../../shell/AppFrame.tsx';
import * as css from './announcements.css.ts';

/** One announcement in full. Opening it marks it read. */
export function AnnouncementPage({ announcementId }: { announcementId: string }) {
  const client = useQueryClient();
  const announcement = useQuery(ownAnnouncementQuery(announcementId));
  // A withdrawn announcement is in no cache either.
  const isGone = announcement.error instanceof ApiError && announcement.error.status === 404;
  const isUnread = announcement.data?.announcement.isRead === false;
  useEffect(() => {
    // A person acting as another user is refused, but the text is shown all the same.
    if (isUnread)
      markAnnouncementRead(announcementId).then(
        () => {
          // Its notification was read with it.
          void client.invalidateQueries({ queryKey: ['notifications'] });
          return client.invalidateQueries({ queryKey: ['announcements'], refetchType: 'none' });
        },
        () => {},
      );
  }, [isUnread, announcementId, client]);
  return (
    <AppFrame>
      <div className={css.page}>
        <LoadState
          query={isGone ? { ...announcement, data: undefined } : announcement}
          loading="Announcement: loading"
          failed="Announcement not found"
          level={1}
        >
          {({ announcement: { title, text, cohortName, publishedAt } }) => (
            <>
              <Annotation dateTime={publishedAt}>
                {[displayDate(publishedAt, ownZone()), cohortName].filter(Boolean).join(' · ')}
              </Annotation>
              <PageHeading title={title} />
              <p className={css.words}>{text}</p>
            </>
          )}
        </LoadState>
        <Text size="s">
          <Link href="/announcements">All announcements</Link>
        </Text>
      </div>
    </AppFrame>
  );
}
