import { ApiError } from '@plinth/api-client/api-error';
import { expect, it } from 'vitest';
import { isSaveRefused, unsavedText } from './unsaved-text.ts';

const errorOf = (status: number, message = 'This city is not known.') =>
  new ApiError({ status, code: 'X', message });

it.each([
  [
    0,
    'Not saved: no connection. Your answers are kept in this browser and will be sent as soon as it is back.',
    false,
  ],
  [400, 'Not saved: This city is not known. Your answers are kept in this browser.', true],
  [404, 'Not saved: This city is not known. Your answers are kept in this browser.', true],
  [
    410,
    'Not saved: this link has ended. Your answers are kept in this browser; continue with the link in our last email.',
    true,
  ],
  [
    429,
    'Not saved: too much was sent at once. Your answers are kept in this browser and will be sent again automatically in a while.',
    false,
  ],
  [
    500,
    'Not saved: something is wrong at the school. Your answers are kept in this browser and will be sent again automatically.',
    false,
  ],
])('a save answered with %s says what happened and where the answers are', (status, text, isRefused) => {
  expect(unsavedText(errorOf(status), 'this browser')).toBe(text);
  expect(isSaveRefused(errorOf(status))).toBe(isRefused);
});
