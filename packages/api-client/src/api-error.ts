import { errorMessage } from '@plinth/domain/errors/error-message';

export type FieldProblem = { path: string; message: string };

/** A failed call. `status` is 0 when no answer came. `message` is what the person reads. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[];
  readonly data: Record<string, unknown>;
  constructor(answer: { status: number; code: string; message: string; data?: unknown }) {
    const data = (answer.data ?? {}) as Record<string, unknown>;
    super(
      answer.status === 0
        ? 'No connection to the school. Check your network and try again.'
        : errorMessage({ status: answer.status, message: answer.message, data }),
    );
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.data = data;
    this.fields = Array.isArray(data.fields) ? (data.fields as FieldProblem[]) : [];
  }
  /** A 5xx or no answer: an outage, which never ends a session. */
  get isOutage(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
