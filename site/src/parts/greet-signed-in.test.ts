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

describe('the header of a page to pay on', () => {
  it('FINANCE-03 asks nobody who is signed in to sign in', () => {
    keep('some-token');
    expect(header()).toEqual(['/learner-hub', 'Your courses']);
  });

  it('FINANCE-03 leads others to sign in', () => {
    expect(header()).toEqual(['/login', 'Sign in']);
  });
});
