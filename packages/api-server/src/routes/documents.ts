import { signedIn } from '../api/context.ts';
import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadDocument } from '../services/documents/download-document.ts';
import { listDocuments } from '../services/documents/list-documents.ts';
import { readIdentityVerification } from '../services/documents/read-identity-verification.ts';
import { removeDocument } from '../services/documents/remove-document.ts';
import { saveDocument } from '../services/documents/save-document.ts';
import { saveProjectDocument } from '../services/documents/save-project-document.ts';
import { submitIdentityVerification } from '../services/documents/submit-identity-verification.ts';

const { documents } = api;

export const documentsRoutes = documents.router({
  saveProjectDocument: documents.saveProjectDocument.handler(own(saveProjectDocument, 'body')),
  listDocuments: documents.listDocuments.handler(({ context, input }) =>
    listDocuments(context.deps, signedIn(context), input.query?.cohortId),
  ),
  downloadDocument: documents.downloadDocument.handler(own(downloadDocument, 'params')),
  saveDocument: documents.saveDocument.handler(({ context, input }) =>
    saveDocument(context.deps, signedIn(context), input.params.id, input.body.document),
  ),
  removeDocument: documents.removeDocument.handler(own(removeDocument, 'params.id')),
  readIdentityVerification: documents.readIdentityVerification.handler(own(readIdentityVerification)),
  submitIdentityVerification: documents.submitIdentityVerification.handler(
    own(submitIdentityVerification, 'body'),
  ),
});
