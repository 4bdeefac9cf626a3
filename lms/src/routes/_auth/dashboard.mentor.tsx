import { createFileRoute } from '@tanstack/react-router';
import { MentorEntryPage } from '../../areas/cohort-entry/MentorEntryPage.tsx';

export const Route = createFileRoute('/_auth/dashboard/mentor')({
  head: () => ({ meta: [{ title: `Your cohorts | ${__SCHOOL_NAME__}` }] }),
  component: MentorEntryPage,
});
