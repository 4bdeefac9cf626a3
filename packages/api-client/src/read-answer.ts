import { ApiError } from './api-error.ts';

const fileName = (disposition: string): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = 'blob'] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : plain;
};

/**
 * The body of an answer: JSON, a file where the server names one, else nothing.
 * @throws ApiError for a refusal, in the one shape of the API's errors (D-44)
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? 'application/json';
  const disposition = response.headers.get('content-disposition');
  if (response.ok && (disposition || !type.startsWith('application/json')))
    return new File([await response.blob()], fileName(disposition ?? ''), { type });
  const text = await response.text();
  if (response.ok) return text === '' ? undefined : JSON.parse(text);
  throw new ApiError({
    code: 'FAILED',
    message: '',
    ...(type.startsWith('application/json') ? parsed(text) : {}),
    status: response.status,
  });
}

/** A refusal that is no JSON after all, as of a proxy in between, has only its status. */
function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
