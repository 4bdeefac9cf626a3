import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../../../areas/office/feedback/FeedbackPage.tsx';
import { feedbackFilter } from '../../../areas/office/feedback/feedback-texts.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { officeFeedbackQuery } from '../../../data/office-feedback.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/feedback')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(officeFeedbackQuery(feedbackFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Feedback | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="feedback.manage">
      <FeedbackPage />
    </OfficePage>
  ),
});
