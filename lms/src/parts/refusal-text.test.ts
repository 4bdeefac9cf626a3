import { ApiError } from '@plinth/api-client/api-error';
import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

it.each([
  ['nothing', null, ''],
  ['a refusal', new ApiError({ status: 409, code: 'CONFLICT', message: 'It is taken.' }), 'It is taken.'],
  [
    'a fault of the page',
    new TypeError('x is undefined'),
    'Something went wrong on this page. Try again; if it happens again, reload the page.',
  ],
])('the refusal text is right for %s', (_what, error, text) => expect(refusalText(error)).toBe(text));
