/**
 * The file service accepts no files: `FULL` if someone has to free up space first, `AWAY` if it does not answer or
 * refuses the key. The message is one line with what to change.
 */
export class FileServiceError extends Error {
  readonly kind: 'FULL' | 'AWAY';
  constructor(kind: FileServiceError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileServiceError';
    this.kind = kind;
  }
}

/** The file service error behind a failure, or null for a failure of another kind. */
export function fileServiceErrorOf(error: unknown): FileServiceError | null {
  if (!(error instanceof Error)) return null;
  return error instanceof FileServiceError ? error : fileServiceErrorOf(error.cause);
}
