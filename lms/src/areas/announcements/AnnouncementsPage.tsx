import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { ownAnnouncementsQuery } from '../../data/announcements.ts';
import { ListPagination } from '../../parts/ListPagination.tsx';
import { LoadState } from '../../parts/LoadState.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import { ownZoneText } from '../../parts/own-zone-text.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { useLastPage } from '../../parts/use-last-page.ts';
import { usePagedQuery } from '../../parts/use-paged-query.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import * as css from './announcements.css.ts';

type AnnouncementsPageProps = { page: number; onPage: (page: number, isReplacing?: boolean) => void };

/** The announcements to the caller, latest first. */
export function AnnouncementsPage({ page, onPage }: AnnouncementsPageProps) {
  const list = usePagedQuery(ownAnnouncementsQuery(page - 1));
  const isTurning = useLastPage(
    list,
    page,
    ({ announcements, total }) => ({ rows: announcements.length, total }),
    onPage,
  );
  return (
    <AppFrame>
      <div className={css.page}>
        <PageHeading title="Announcements" />
        <LoadState query={list} loading="Announcements: loading" failed="Announcements: not loaded">
          {({ announcements, total }) =>
            isTurning ? null : announcements.length === 0 ? (
              <EmptyState level={2} title="No announcements yet">
                What the school has to tell you or your cohort appears here.
              </EmptyState>
            ) : (
              <>
                <ul className={css.list} aria-label={`Announcements, days in ${ownZoneText()}`}>
                  {announcements.map(({ announcementId, title, cohortName, publishedAt, isRead }) => (
                    <li key={announcementId} className={css.item}>
                      <Link href={`/announcements/${announcementId}`}>
                        {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
                        {isRead ? title : <strong>{title}</strong>}
                      </Link>
                      <Annotation dateTime={publishedAt}>
                        {[displayDate(publishedAt, ownZone()), cohortName].filter(Boolean).join(' · ')}
                      </Annotation>
                    </li>
                  ))}
                </ul>
                <ListPagination label="Announcements: pages" page={page} total={total} onPage={onPage} />
              </>
            )
          }
        </LoadState>
      </div>
    </AppFrame>
  );
}
