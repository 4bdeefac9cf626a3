import { afterEach, describe, expect, it } from 'vitest';
import { greetSignedIn } from './greet-signed-in.ts';

const header = () => {
  document.body.innerHTML = '<header><a href="/login">Sign in</a></header>';
  greetSignedIn();
  const link = document.querySelector('a');
  return [link?.getAttribute('href'), link?.textContent];
};
const keep = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = `token=${token}; path=/; max-age=${token ? 60 : 0}`;
};
afterEach(() => keep(''));

describe('the header of a payment page', () => {
  it('FINANCE-03 shows a signed-in visitor the link to their courses', () => {
    keep('some-token');
    expect(header()).toEqual(['/learner-hub', 'Your courses']);
  });

  it('FINANCE-03 shows other visitors the link to sign in', () => {
    expect(header()).toEqual(['/login', 'Sign in']);
  });
});
