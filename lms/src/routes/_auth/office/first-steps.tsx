import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../../../areas/office/first-run/GuidePage.tsx';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { guideQuery } from '../../../data/office-guide.ts';

export const Route = createFileRoute('/_auth/office/first-steps')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(guideQuery());
  },
  head: () => ({ meta: [{ title: `First steps | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="staff.manage">
      <GuidePage />
    </OfficePage>
  ),
});
