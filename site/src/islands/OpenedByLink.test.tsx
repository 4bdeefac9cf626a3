import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OpenedByLink } from './OpenedByLink.tsx';

const open = () => {
  render(
    <>
      <header>
        <a href="/login">Sign in</a>
      </header>
      <OpenedByLink what="your order" without="Open the link in our email">
        {() => null}
      </OpenedByLink>
    </>,
  );
  return screen.getByRole('link');
};
const keep = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = `token=${token}; path=/; max-age=${token ? 60 : 0}`;
};
afterEach(() => keep(''));

describe('the header of a page that a link opens', () => {
  it('FINANCE-03 leads a signed-in visitor to their courses', () => {
    keep('some-token');
    expect(open()).toHaveTextContent('Your courses');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/learner-hub');
  });

  it('FINANCE-03 leads other visitors to the sign-in', () => {
    expect(open()).toHaveTextContent('Sign in');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  });
});
