import type { IdentityDocumentType } from '@plinth/domain/documents/document';
import { api, uploadFile } from './api.ts';
import { callQuery } from './call-query.ts';

/** The user's own documents, and the empty slots. */
export const documentsQuery = () => callQuery(['documents', 'list'], api.documents.listDocuments, {});

/** The state of the user's identity check. */
export const identityQuery = () =>
  callQuery(['documents', 'identity-verification'], api.documents.readIdentityVerification, {});

type Upload = { documentId: string; file: File; onProgress: (share: number) => void };

/** Uploads a file to one of the user's slots, replacing the previous one. */
export const saveDocument = ({ documentId, file, onProgress }: Upload) =>
  uploadFile<Awaited<ReturnType<typeof api.documents.saveDocument>>>({
    method: 'PUT',
    path: `/v2/client/user/profile/document/${encodeURIComponent(documentId)}`,
    fields: { document: file },
    onProgress,
  });

type DocumentAddress = { cohortId: string; documentId: string };

/** The file of one of the user's documents that belong to no cohort. */
export const downloadOwnDocument = (id: string) => api.documents.downloadOwnDocument({ params: { id } });

/** The file of a document of a cohort. */
export const downloadDocument = (params: DocumentAddress) => api.documents.downloadDocument({ params });

/** The same file to be shown. */
export const documentFileQuery = (params: DocumentAddress) =>
  callQuery(
    ['documents', 'file', params.cohortId, params.documentId],
    api.documents.downloadDocument,
    { params },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** Submits the user's identity documents for review. */
export const submitIdentity = (body: { documentType: IdentityDocumentType; documentIds: string[] }) =>
  api.documents.submitIdentityVerification({ body });

/** Removes the introduction video, a file of a project, or an identity document. */
export const removeDocument = (documentId: string) =>
  api.documents.removeDocument({ params: { id: documentId } });
