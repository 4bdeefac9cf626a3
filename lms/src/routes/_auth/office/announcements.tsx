import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../../areas/office/announcements/AnnouncementsPage.tsx';
import { announcementFilter } from '../../../areas/office/announcements/announcement-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { announcementsQuery } from '../../../data/announcements.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/announcements')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(announcementsQuery(announcementFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Announcements | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="announcements.write">
      <AnnouncementsPage />
    </OfficePage>
  ),
});
