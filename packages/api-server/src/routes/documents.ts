import { signedIn } from '../api/context.ts';
import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadDocument } from '../services/documents/download-document.ts';
import { downloadOwnDocument } from '../services/documents/download-own-document.ts';
import { listDocuments } from '../services/documents/list-documents.ts';
import { readIdentityVerification } from '../services/documents/read-identity-verification.ts';
import { removeDocument } from '../services/documents/remove-document.ts';
import { saveDocument } from '../services/documents/save-document.ts';
import { saveProjectDocument } from '../services/documents/save-project-document.ts';
import { submitIdentityVerification } from '../services/documents/submit-identity-verification.ts';

export const documentsRoutes: Routes<'documents'> = {
  saveProjectDocument: own(saveProjectDocument, 'body'),
  listDocuments: ({ context, input }) =>
    listDocuments(context.deps, signedIn(context), input.query?.cohortId),
  downloadDocument: own(downloadDocument, 'params'),
  downloadOwnDocument: own(downloadOwnDocument, 'params.id'),
  saveDocument: ({ context, input }) =>
    saveDocument(context.deps, signedIn(context), input.params.id, input.body.document),
  removeDocument: own(removeDocument, 'params.id'),
  readIdentityVerification: own(readIdentityVerification),
  submitIdentityVerification: own(submitIdentityVerification, 'body'),
};
