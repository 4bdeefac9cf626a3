import { ApiError } from '@plinth/api-client/api-error';
import { expect, it } from 'vitest';
import { isSaveRefused, unsavedText } from './unsaved-text.ts';

const errorOf = (status: number, message = 'This city is not known.') =>
  new ApiError({ status, code: 'X', message });

it.each([
  [
    0,
    'Not saved: no connection. Your answers are kept in this browser and sent as soon as it is back.',
    false,
  ],
  [400, 'Not saved: This city is not known. Your answers are kept in this browser.', true],
  [404, 'Not saved: This city is not known. Your answers are kept in this browser.', true],
  [
    410,
    'Not saved: this link has ended. Your answers are kept in this browser; continue with the link in our last mail.',
    true,
  ],
  [
    429,
    'Not saved: too much was sent at once. Your answers are kept in this browser and sent again in a while by itself.',
    false,
  ],
  [
    500,
    'Not saved: the school has a fault. Your answers are kept in this browser and sent again by itself.',
    false,
  ],
])(
  'a draft that was answered with %s says what happened, and where the answers are',
  (status, text, isRefused) => {
    expect(unsavedText(errorOf(status), 'this browser')).toBe(text);
    expect(isSaveRefused(errorOf(status))).toBe(isRefused);
  },
);
