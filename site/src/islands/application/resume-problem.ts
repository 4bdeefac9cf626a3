import { DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { acceptOf } from '@plinth/domain/documents/file-endings';
import { fileProblem } from '../file-problem.ts';

/** The types that the file dialog offers for a resume. */
export const RESUME_ACCEPT = acceptOf(DOCUMENT_TYPES);

/** Returns why a file cannot be a resume, or null. */
export const resumeProblem = (file: { name: string; size: number; type?: string }): string | null =>
  fileProblem(file, { types: DOCUMENT_TYPES, named: 'PDF, Word, JPEG or PNG' });
