import type { IdentityDocumentType } from '@plinth/domain/documents/document';
import { api, uploadFile } from './api.ts';
import { callQuery } from './call-query.ts';

/** The own documents, and the slots that wait for one. */
export const documentsQuery = () => callQuery(['documents', 'list'], api.documents.listDocuments, {});

/** Where the check of the own identity stands. */
export const identityQuery = () =>
  callQuery(['documents', 'identity-verification'], api.documents.readIdentityVerification, {});

type Upload = { documentId: string; file: File; onProgress: (share: number) => void };

/** Puts a file into an own slot, in place of the one before. */
export const saveDocument = ({ documentId, file, onProgress }: Upload) =>
  uploadFile<Awaited<ReturnType<typeof api.documents.saveDocument>>>({
    method: 'PUT',
    path: `/v2/client/user/profile/document/${encodeURIComponent(documentId)}`,
    fields: { document: file },
    onProgress,
  });

/** A file of an own document; one that belongs to no cohort comes by any own cohort. */
export const downloadDocument = async (address: { cohortId: string; documentId: string }): Promise<File> =>
  (await api.documents.downloadDocument({ params: address })).body;

/** Hands own identity documents in for review. */
export const submitIdentity = (body: { documentType: IdentityDocumentType; documentIds: string[] }) =>
  api.documents.submitIdentityVerification({ body });

/** Takes out the introduction video, a file of a project, or an identity paper. */
export const removeDocument = (documentId: string) =>
  api.documents.removeDocument({ params: { id: documentId } });
