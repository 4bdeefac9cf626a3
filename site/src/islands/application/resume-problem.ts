const MOST_BYTES = 10 * 1024 * 1024;

/** What the file dialog offers for a resume (D-123). */
export const RESUME_ACCEPT = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

/** Why a file cannot be a resume, or null; the server judges its content (D-123). */
export function resumeProblem(file: { name: string; size: number }): string | null {
  if (!/\.(?:pdf|docx?|jpe?g|png)$/i.test(file.name)) return 'Choose a PDF, Word, JPEG or PNG file';
  if (file.size === 0) return 'This file is empty';
  return file.size > MOST_BYTES ? 'Choose a file of up to 10 MB' : null;
}
