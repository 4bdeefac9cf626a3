/** Every error code of the API and its HTTP status (D-45). */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_CREDENTIALS: 400,
  USER_ACCESS_TIME_EXPIRY: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  LOCKED: 403,
  COHORT_ACCESS_BLOCKED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

/** The code of an error, as it stands in the body (D-44). */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a text is one of our error codes. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
