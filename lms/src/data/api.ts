import type { ClientOptions } from '@plinth/api-client/client-options';
import { type ApiClient, createClient } from '@plinth/api-client/create-client';
import routes from '@plinth/api-client/first-routes.gen.json' with { type: 'json' };
import type { LaterArea } from '@plinth/api-client/later-areas';
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

/** How every call of the app is made. */
export const apiOptions: ClientOptions = {
  readToken,
  readTimeZone,
  takeEarlyAnswer,
  onUnauthorized: () => unauthorized(),
  ...(__OVERRIDE_USER__ ? { overrideUser: readOverriddenUser } : {}),
};

/** The typed client of the calls that first screens make; `laterApi` has the others. */
export const api = createClient<Exclude<keyof ApiClient, LaterArea>>(apiOptions, routes);

/** Sends a file with progress. */
export const uploadFile = <T>(request: UploadRequest) => upload<T>(apiOptions, request);
