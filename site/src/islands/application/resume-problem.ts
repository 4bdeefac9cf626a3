import { fileProblem } from '../file-problem.ts';

/** What the file dialog offers for a resume. */
export const RESUME_ACCEPT = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

/** Why a file cannot be a resume, or null. */
export const resumeProblem = (file: { name: string; size: number }): string | null =>
  fileProblem(file, { endings: /\.(?:pdf|docx?|jpe?g|png)$/i, named: 'PDF, Word, JPEG or PNG' });
