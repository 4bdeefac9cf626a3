import type { ClientOptions } from '@plinth/api-client/client-options';
import { createClient } from '@plinth/api-client/create-client';
import { type UploadRequest, upload } from '@plinth/api-client/upload';
import { takeEarlyAnswer } from './early-answers.ts';
import { readOverriddenUser } from './override-user.ts';
import { readTimeZone } from './time-zone.ts';
import { readToken } from './token-cookie.ts';

let unauthorized = () => {};

/** Says what a 401 of any call does; set once by the session store (SESSION-07, ERR-01). */
export const onUnauthorized = (act: () => void) => {
  unauthorized = act;
};

const options: ClientOptions = {
  readToken,
  readTimeZone,
  takeEarlyAnswer,
  onUnauthorized: () => unauthorized(),
  ...(__OVERRIDE_USER__ ? { overrideUser: readOverriddenUser } : {}),
};

/** The typed client of every call. */
export const api = createClient(options);

/** Sends a file with progress. */
export const uploadFile = <T>(request: UploadRequest) => upload<T>(options, request);
