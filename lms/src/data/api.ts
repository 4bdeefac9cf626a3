import { ApiError } from '@plinth/api-client/api-error';
import type { ClientOptions } from '@plinth/api-client/client-options';
import { createClient } from '@plinth/api-client/create-client';
import { loadStaffContract } from '@plinth/api-client/load-staff-contract';
import { type UploadRequest, upload } from '@plinth/api-client/upload';
import { readOverriddenUser } from './override-user.ts';
import { readTimeZone } from './time-zone.ts';
import { isTokenOfAnother, readToken } from './token-cookie.ts';

let unauthorized = () => {};

/** Says what a 401 of any call does; set once by the session store. */
export const onUnauthorized = (act: () => void) => {
  unauthorized = act;
};

let displaced = () => {};

/** Says what is done when another tab has signed somebody in; set once by the session store. */
export const onDisplaced = (act: () => void) => {
  displaced = act;
};

/** Nothing that was typed or pressed here may be done in the name of somebody else who signed in in another tab. */
function readOwnToken(): string | null {
  if (!isTokenOfAnother()) return readToken();
  displaced();
  throw new ApiError({
    status: 409,
    code: 'CONFLICT',
    message: 'Somebody has signed in in another tab. Nothing was done; try again.',
  });
}

/** How every call of the app is made. */
export const apiOptions: ClientOptions = {
  readToken: readOwnToken,
  readTimeZone,
  onUnauthorized: () => unauthorized(),
  loadStaffContract,
  ...(__OVERRIDE_USER__ ? { overrideUser: readOverriddenUser } : {}),
};

/** The typed client of the contract. */
export const api = createClient(apiOptions);

/** Whose the token of the cookie is, whatever the page is tied to: the profile, or nothing that tells. */
export const readWhoseCookie = () =>
  createClient({ ...apiOptions, readToken, onUnauthorized: () => {} }).profiles.readDataProfile({});

/** Sends a file with progress. */
export const uploadFile = <T>(request: UploadRequest) => upload<T>(apiOptions, request);
