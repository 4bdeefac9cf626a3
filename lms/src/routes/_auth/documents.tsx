import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../areas/documents/DocumentsPage.tsx';

export const Route = createFileRoute('/_auth/documents')({
  loader: ({ context: { queryClient } }) => {
    // In parallel with the page's own files, as in user-profile.tsx.
    void import('../../data/documents.ts').then(
      ({ documentsQuery, identityQuery }) => {
        void queryClient.prefetchQuery(documentsQuery());
        void queryClient.prefetchQuery(identityQuery());
      },
      () => undefined,
    );
  },
  head: () => ({ meta: [{ title: `Documents | ${__SCHOOL_NAME__}` }] }),
  component: DocumentsPage,
});
