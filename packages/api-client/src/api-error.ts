import { errorMessage } from '@plinth/domain/errors/error-message';

export type FieldProblem = { path: string; message: string };

/** The code of a call abandoned because it took too long. */
export const LATE = 'NO_ANSWER_IN_TIME';

type Answer = { status: number; code: string; message: string; data?: unknown };

/** A failed call. `status` is 0 if no answer arrived. `message` is what the person reads. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[];
  readonly data: Record<string, unknown>;
  constructor(answer: Answer) {
    const data = (answer.data ?? {}) as Record<string, unknown>;
    super(errorMessage({ ...answer, isLate: answer.code === LATE, data }));
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
