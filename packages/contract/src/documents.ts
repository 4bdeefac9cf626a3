import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES } from '@plinth/domain/constants/limits';
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
import { FileAnswer } from './file-answer.ts';

const { get, post, put, del } = callsOf('documents');

export const documents = {
  saveProjectDocument: put('/v1/client/user/project-document', {
    access: 'signed-in',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    upload: { maxBytes: DOCUMENT_MAX_BYTES },
    summary: "Adds a file to one of the caller's projects. 404 if the project is not the caller's, 413, 415.",
    input: z.object({ body: z.object({ projectDocument: z.file(), projectId: Id }) }),
    output: z.object({ document: ProjectDocument }),
  }),

  listDocuments: get('/v2/client/user/documents', {
    access: 'signed-in',
    summary: "Lists the caller's documents and the slots still empty, for all cohorts or for one.",
    input: z.object({ query: z.optional(z.object({ cohortId: z.optional(Id) })) }),
    output: z.object({ documents: z.array(DocumentItem) }),
  }),

  downloadDocument: get('/v2/client/user/download-document/{cohortId}/{documentId}', {
    access: 'cohort-member',
    phase: 'own-documents',
    summary:
      "Returns one of the caller's documents as an attachment. 404 if it belongs to someone else or to another cohort.",
    input: z.object({ params: z.object({ cohortId: Id, documentId: Id }) }),
    output: FileAnswer,
  }),

  downloadOwnDocument: get('/v2/client/user/profile/document/{id}', {
    access: 'signed-in',
    summary:
      "Returns one of the caller's documents that belong to no cohort as an attachment. 404 if not the caller's, or of a cohort.",
    input: z.object({ params: z.object({ id: Id }) }),
    output: FileAnswer,
  }),

  saveDocument: put('/v2/client/user/profile/document/{id}', {
    access: 'signed-in',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    upload: { maxBytes: Math.max(DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES) },
    summary:
      "Stores a file in one of the caller's slots, replacing the previous one. 404 if not the caller's, 409 if under review, 413, 415.",
    input: z.object({ params: z.object({ id: Id }), body: z.object({ document: z.file() }) }),
    output: z.object({
      document: z.object({ documentId: Id, kind: DocumentKind, name: z.string(), status: DocumentStatus }),
    }),
  }),

  removeDocument: del('/v2/client/user/profile/document/{id}', {
    access: 'signed-in',
    summary:
      "Removes the introduction video or a document of the profile, a file of a project, or an identity document; repeating the call on a slot returns the same answer. 404 if not the caller's, 409 if under review.",
    input: z.object({ params: z.object({ id: Id }) }),
    output: z.object({ removed: z.literal(true) }),
  }),

  readIdentityVerification: get('/v2/client/user/identity-verification', {
    access: 'signed-in',
    summary: "Returns the status of the caller's identity verification.",
    output: IdentityVerification,
  }),

  submitIdentityVerification: post('/v2/client/user/identity-verification', {
    access: 'signed-in',
    summary:
      "Submits the caller's identity documents for review. 400 if a slot has no file, 404 if not the caller's, 409 if already reviewed.",
    input: z.object({
      body: z.object({
        documentType: IdentityDocumentType,
        documentIds: z.array(Id).check(z.minLength(1), z.maxLength(4)),
      }),
    }),
    output: z.object({ status: z.literal('IN_REVIEW') }),
  }),
};
