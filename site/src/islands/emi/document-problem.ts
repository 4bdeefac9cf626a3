import { acceptOf } from '@plinth/domain/documents/file-endings';
import { EMI_DOCUMENT_TYPES } from '@plinth/domain/payments/emi-documents';
import { fileProblem } from '../file-problem.ts';

/** The types that the file dialog offers for a document of the EMI application. */
export const DOCUMENT_ACCEPT = acceptOf(EMI_DOCUMENT_TYPES);

/** Returns why a file cannot be a document of the EMI application, or null. */
export const documentProblem = (file: { name: string; size: number; type?: string }): string | null =>
  fileProblem(file, { types: EMI_DOCUMENT_TYPES, named: 'PDF, JPEG or PNG' });
