import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../areas/announcements/AnnouncementPage.tsx';
import { ownAnnouncementQuery } from '../../data/announcements.ts';

export const Route = createFileRoute('/_auth/announcements_/$announcementId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(ownAnnouncementQuery(params.announcementId));
  },
  head: () => ({ meta: [{ title: `Announcement | ${__SCHOOL_NAME__}` }] }),
  component: () => <AnnouncementPage {...Route.useParams()} />,
});
