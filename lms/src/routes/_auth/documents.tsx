import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../areas/documents/DocumentsPage.tsx';
import { documentsQuery, identityQuery } from '../../data/documents.ts';

export const Route = createFileRoute('/_auth/documents')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(documentsQuery());
    void context.queryClient.prefetchQuery(identityQuery());
  },
  head: () => ({ meta: [{ title: 'Documents | Plinth' }] }),
  component: DocumentsPage,
});
