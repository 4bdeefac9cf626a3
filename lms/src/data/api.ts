import type { ClientOptions } from '@plinth/api-client/client-options';
import { createClient } from '@plinth/api-client/create-client';
import { loadStaffContract } from '@plinth/api-client/load-staff-contract';
import { type UploadRequest, upload } from '@plinth/api-client/upload';
import { readOverriddenUser } from './override-user.ts';
import { readTimeZone } from './time-zone.ts';
import { readToken } from './token-cookie.ts';

let unauthorized = () => {};

/** Says what a 401 of any call does; set once by the session store. */
export const onUnauthorized = (act: () => void) => {
  unauthorized = act;
};

/** How every call of the app is made. */
export const apiOptions: ClientOptions = {
  readToken,
  readTimeZone,
  onUnauthorized: () => unauthorized(),
  loadStaffContract,
  ...(__OVERRIDE_USER__ ? { overrideUser: readOverriddenUser } : {}),
};

/** The typed client of the contract. */
export const api = createClient(apiOptions);

/** Sends a file with progress. */
export const uploadFile = <T>(request: UploadRequest) => upload<T>(apiOptions, request);
