import { fileProblem } from '../file-problem.ts';

/** What the file dialog offers for a document of the EMI application. */
export const DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png';

/** Why a file cannot be a document of the EMI application, or null. */
export const documentProblem = (file: { name: string; size: number }): string | null =>
  fileProblem(file, { endings: /\.(?:pdf|jpe?g|png)$/i, named: 'PDF, JPEG or PNG' });
