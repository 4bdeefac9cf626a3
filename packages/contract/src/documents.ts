import {
  DocumentItem,
  DocumentKind,
  IdentityDocumentType,
  IdentityVerification,
} from '@plinth/domain/documents/document';
import { DocumentStatus } from '@plinth/domain/documents/document-status';
import { Id } from '@plinth/domain/fields/id';
import { ProjectDocument } from '@plinth/domain/profiles/project';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('documents');

export const documents = {
  saveProjectDocument: call({
    method: 'PUT',
    path: '/v1/client/user/project-document',
    access: 'signed-in',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary: 'Adds a file to an own project. 404 project not own, 413, 415.',
  })
    .input(z.object({ body: z.object({ projectDocument: z.file(), projectId: Id }) }))
    .output(z.object({ document: ProjectDocument })),

  listDocuments: call({
    method: 'GET',
    path: '/v2/client/user/documents',
    access: 'signed-in',
    summary: 'The own documents and the slots that wait for one, of all cohorts or of one.',
  })
    .input(z.object({ query: z.optional(z.object({ cohortId: z.optional(Id) })) }))
    .output(z.object({ documents: z.array(DocumentItem) })),

  downloadDocument: call({
    method: 'GET',
    path: '/v2/client/user/download-document/{cohortId}/{documentId}',
    access: 'cohort-member',
    phase: 'own-documents',
    detailedAnswer: true,
    summary: 'An own document as attachment. 404 of someone else, or of another cohort.',
  })
    .input(z.object({ params: z.object({ cohortId: Id, documentId: Id }) }))
    .output(
      z.object({
        status: z.literal(200),
        headers: z.object({ 'content-disposition': z.string() }),
        body: z.file(),
      }),
    ),

  saveDocument: call({
    method: 'PUT',
    path: '/v2/client/user/profile/document/{id}',
    access: 'signed-in',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      'Puts a file into an own slot, in place of the one before. 404 not own, 409 under review, 413, 415.',
  })
    .input(z.object({ params: z.object({ id: Id }), body: z.object({ document: z.file() }) }))
    .output(
      z.object({
        document: z.object({ documentId: Id, kind: DocumentKind, name: z.string(), status: DocumentStatus }),
      }),
    ),

  removeDocument: call({
    method: 'DELETE',
    path: '/v2/client/user/profile/document/{id}',
    access: 'signed-in',
    summary:
      'Takes out the introduction video or a document of the profile, a file of a project, or an identity document; a repeat on a slot answers the same. 404 not own, 409 under review.',
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(z.object({ removed: z.literal(true) })),

  readIdentityVerification: call({
    method: 'GET',
    path: '/v2/client/user/identity-verification',
    access: 'signed-in',
    summary: "Where the check of the caller's identity stands.",
  })
    .input(z.object({}))
    .output(IdentityVerification),

  submitIdentityVerification: call({
    method: 'POST',
    path: '/v2/client/user/identity-verification',
    access: 'signed-in',
    summary:
      'Hands own identity documents in for review. 400 no file in a slot, 404 not own, 409 reviewed already.',
  })
    .input(
      z.object({
        body: z.object({
          documentType: IdentityDocumentType,
          documentIds: z.array(Id).check(z.minLength(1), z.maxLength(4)),
        }),
      }),
    )
    .output(z.object({ status: z.literal('IN_REVIEW') })),
};
