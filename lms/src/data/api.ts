import { ApiError } from '@plinth/api-client/api-error';
import type { ClientOptions } from '@plinth/api-client/client-options';
import { createClient } from '@plinth/api-client/create-client';
import { loadStaffContract } from '@plinth/api-client/load-staff-contract';
import { type UploadRequest, upload } from '@plinth/api-client/upload';
import { readOverriddenUser } from './override-user.ts';
import { readTimeZone } from './time-zone.ts';
import { isTokenOfAnother, readToken } from './token-cookie.ts';

let unauthorized = () => {};

/** Sets what a 401 of any call does; called once by the session store. */
export const onUnauthorized = (act: () => void) => {
  unauthorized = act;
};

let displaced = () => {};

/** Sets what happens when a different person signs in in another tab; called once by the session store. */
export const onDisplaced = (act: () => void) => {
  displaced = act;
};

/** Nothing typed or pressed here may be done in the name of another person who signed in in another tab. */
function readOwnToken(): string | null {
  if (!isTokenOfAnother()) return readToken();
  displaced();
  // It passes like an outage: no screen may take it for a refusal by the school.
  throw Object.assign(new ApiError({ status: 503, code: 'DISPLACED', message: '' }), {
    message: 'Someone has signed in in another tab. Nothing was done; try again.',
  });
}

/** The options of every call of the app. */
export const apiOptions: ClientOptions = {
  readToken: readOwnToken,
  readTimeZone,
  onUnauthorized: () => unauthorized(),
  loadStaffContract,
  ...(__OVERRIDE_USER__ ? { overrideUser: readOverriddenUser } : {}),
};

/** The typed client of the contract. */
export const api = createClient(apiOptions);

/** Reads the profile of the cookie's token, whatever session the page is tied to; a 401 has no effect. */
export const readWhoseCookie = () =>
  createClient({ ...apiOptions, readToken, onUnauthorized: () => {} }).profiles.readDataProfile({});

/** Uploads a file with progress. */
export const uploadFile = <T>(request: UploadRequest) => upload<T>(apiOptions, request);
