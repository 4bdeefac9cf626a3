import type { ErrorCode } from '@plinth/domain/errors/error-codes';

/** `details` is the text the app shows first; `fields` name the inputs at fault. */
export type RefusalData = { details?: string; fields?: { path: string; message: string }[] } & Record<
  string,
  unknown
>;

/** A service's typed "no". It becomes an HTTP answer only at the edge of the API. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: RefusalData | undefined;
  constructor(code: ErrorCode, message: string, data?: RefusalData) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

export const refuse = (code: ErrorCode, message: string, data?: RefusalData) =>
  new Refusal(code, message, data);
