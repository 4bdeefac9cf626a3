import { ApiError } from './api-error.ts';
import { type ClientOptions, callHeaders, hostOf } from './client-options.ts';

export type UploadRequest = {
  method: 'PUT' | 'POST';
  path: string;
  /** Fields of the multipart body, including the file; several files of one field are sent under its name. */
  fields: Record<string, string | File | readonly File[]>;
  isPublic?: boolean;
  /** Called with the fraction sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends files with progress, which fetch cannot report. The headers, errors and 401 rule are those of the client. */
export function upload<T>(options: ClientOptions, request: UploadRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (error: ApiError) => {
      if (error.status === 401) options.onUnauthorized();
      reject(error);
    };
    if (!request.isPublic && !options.readToken()) {
      fail(new ApiError({ status: 401, code: 'UNAUTHORIZED', message: 'Sign in to continue.' }));
      return;
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(request.fields))
      for (const one of [value].flat()) form.append(name, one);
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, hostOf(request.path, options.hosts) + request.path);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(callHeaders(options))) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const body = parse(xhr.responseText);
      if (xhr.status >= 200 && xhr.status < 300) resolve(body as T);
      else
        fail(new ApiError({ code: 'UPLOAD_FAILED', message: '', ...(body as object), status: xhr.status }));
    });
    xhr.addEventListener('error', () => fail(new ApiError({ status: 0, code: 'NO_ANSWER', message: '' })));
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    request.signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
