import { SOCIAL_SIGN_IN_KEY } from '@plinth/domain/session/stored-keys';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { startSocialSignIn } from '../../data/social.ts';
import { readToken } from '../../data/token-cookie.ts';
import { session } from '../../stores/session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const opened = { token: 'a-token-of-some-length', userId: idOf('1') };

/** Returns the address the provider redirects back to, with what this tab requested. */
const begin = async (start: 'login' | 'signup', search = '') => {
  answers('auth', 'startSocial', { authorizeUrl: '/sandbox-identity/authorize', clientId: 'ours' });
  const asked = new URL(await startSocialSignIn('GOOGLE', start, search)).searchParams;
  return { asked, back: `/login/social#id_token=signed&state=${asked.get('state')}` };
};

const signedIn = () => {
  answers('profiles', 'readDataProfile', personOf());
  answers('orders', 'listBilling', { orders: [] });
};

describe('social sign-in', () => {
  it.each(['/login', '/signup'])('API-009 %s offers the methods that the school has', async (path) => {
    renderRoute(path);
    answers('auth', 'listSocialMethods', { methods: [{ method: 'GOOGLE', label: 'Google' }] });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it('API-009 an unavailable provider is reported, and the form keeps working', async () => {
    renderRoute('/signup');
    answers('auth', 'listSocialMethods', { methods: [{ method: 'GOOGLE', label: 'Google' }] });
    refuses('auth', 'startSocial', 502, 'BAD_GATEWAY', 'Google does not answer.');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
  });

  it('ENTITY-26 the provider URL names our page as redirect, with a new state and nonce each time', async () => {
    const [{ asked: one }, { asked: two }] = [await begin('login'), await begin('login')];
    expect(Object.fromEntries(one)).toMatchObject({
      client_id: 'ours',
      redirect_uri: `${location.origin}/login/social`,
      response_type: 'id_token',
      scope: 'openid email profile',
    });
    expect(one.get('state')).not.toBe(two.get('state'));
    expect(one.get('nonce')).not.toBe(two.get('nonce'));
  });

  it('SESSION-03 ROUTE-05 ENTITY-26 a returning user is signed in and redirected, and the token is removed from the address', async () => {
    const { asked, back } = await begin('login', '?callbackUrl=%2Fbilling');
    const calls = answersBy('auth', 'loginSocial', () => opened);
    signedIn();
    const router = renderRoute(back);
    await waitFor(() => expect(router.state.location.href).toBe('/billing'));
    expect(calls.map(({ body }) => body)).toEqual([
      { method: 'GOOGLE', tokenId: 'signed', nonce: asked.get('nonce') },
    ]);
    expect(session).toMatchObject({ status: 'signed-in', emailLoginMethod: 'SOCIAL' });
    expect(location.hash).toBe('');
    expect(sessionStorage.getItem(SOCIAL_SIGN_IN_KEY)).toBeNull();
  });

  it('SESSION-04 signing up creates an account and signs in to it', async () => {
    const { asked, back } = await begin('signup', '?callbackUrl=%2Fbilling');
    const made = answersBy('auth', 'signUpSocial', () => opened);
    const logins = answersBy('auth', 'loginSocial', () => opened);
    signedIn();
    const router = renderRoute(back);
    await waitFor(() => expect(router.state.location.href).toBe('/billing'));
    expect(made.map(({ body }) => body)).toEqual([
      { method: 'GOOGLE', tokenId: 'signed', nonce: asked.get('nonce') },
    ]);
    expect(logins).toEqual([]);
  });

  it('SESSION-04 signing up with an identity that already has an account signs in to it', async () => {
    const { back } = await begin('signup', '?callbackUrl=%2Fbilling');
    refuses('auth', 'signUpSocial', 409, 'CONFLICT', 'There is one already.');
    const logins = answersBy('auth', 'loginSocial', () => opened);
    signedIn();
    const router = renderRoute(back);
    await waitFor(() => expect(router.state.location.href).toBe('/billing'));
    expect(logins).toHaveLength(1);
  });

  it('API-009 an identity without an account is asked whether to create one', async () => {
    const { back } = await begin('login', '?callbackUrl=%2Fbilling');
    refuses('auth', 'loginSocial', 404, 'NOT_FOUND', 'There is none.');
    answers('auth', 'signUpSocial', opened);
    const router = renderRoute(back);
    const make = await screen.findByRole('button', { name: 'Create an account with it' });
    expect(readToken()).toBeNull();
    signedIn();
    await userEvent.click(make);
    await waitFor(() => expect(router.state.location.href).toBe('/billing'));
  });

  it("ERR-05 ERR-06 a refused token shows the server's message and the link back", async () => {
    const { back } = await begin('login', '?callbackUrl=%2Fbilling');
    refuses('auth', 'loginSocial', 400, 'BAD_REQUEST', 'The provider did not confirm this sign-in.');
    renderRoute(back);
    expect(await screen.findByRole('alert')).toHaveTextContent('The provider did not confirm this sign-in.');
    expect(session.error).toBe('The provider did not confirm this sign-in.');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fbilling',
    );
  });

  it.each([
    ['that somebody else sent here', '/login/social#id_token=theirs&state=theirs'],
    ['without a token', '/login/social'],
  ])('API-009 a return %s signs nobody in', async (_what, path) => {
    await begin('login');
    const logins = answersBy('auth', 'loginSocial', () => opened);
    renderRoute(path);
    expect(await screen.findByText(/not started in this tab/)).toBeVisible();
    expect(logins).toEqual([]);
    expect(readToken()).toBeNull();
  });

  it('ADOPT-09 an issuer is asked for a code with PKCE; the returned code is exchanged once, also when creating an account', async () => {
    answers('auth', 'startSocial', {
      authorizeUrl: 'https://id.plinth.test/auth',
      clientId: 'ours',
      usesCode: true,
    });
    const asked = new URL(await startSocialSignIn('OIDC', 'login', '?callbackUrl=%2Fbilling')).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    const redeemed = answersBy('auth', 'redeemSocialCode', () => ({ tokenId: 'ticket' }));
    refuses('auth', 'loginSocial', 404, 'NOT_FOUND', 'There is no account yet.');
    const made = answersBy('auth', 'signUpSocial', () => opened);
    signedIn();
    const router = renderRoute(`/login/social?code=abc&state=${asked.get('state')}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account with it' }));
    await waitFor(() => expect(router.state.location.href).toBe('/billing'));
    expect(redeemed).toHaveLength(1);
    expect(redeemed[0]?.body).toMatchObject({
      callback: `?code=abc&state=${asked.get('state')}`,
      codeVerifier: expect.stringMatching(/^[\w-]{64}$/),
    });
    expect(made.map(({ body }) => body)).toEqual([
      { method: 'OIDC', tokenId: 'ticket', nonce: asked.get('nonce') },
    ]);
  });

  it('ADOPT-09 over plain http, where the browser offers no digest, the verifier serves as its own challenge', async () => {
    answers('auth', 'startSocial', {
      authorizeUrl: 'https://id.plinth.test/auth',
      clientId: 'ours',
      usesCode: true,
    });
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
    const { searchParams } = new URL(await startSocialSignIn('OIDC', 'login', ''));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'plain',
      code_challenge: JSON.parse(sessionStorage.getItem(SOCIAL_SIGN_IN_KEY) ?? '{}').codeVerifier,
    });
  });

  it('ADOPT-09 a user who cancels at the issuer is told so, and so is one whose tab started no sign-in', async () => {
    answers('auth', 'startSocial', {
      authorizeUrl: 'https://id.plinth.test/auth',
      clientId: 'ours',
      usesCode: true,
    });
    const { searchParams } = new URL(await startSocialSignIn('OIDC', 'login', ''));
    renderRoute(`/login/social?error=access_denied&state=${searchParams.get('state')}`);
    expect(await screen.findByText(/You did not finish the sign-in there/)).toBeVisible();
    cleanup();
    expect(sessionStorage.getItem(SOCIAL_SIGN_IN_KEY)).toBeNull();
    renderRoute('/login/social?error=access_denied&state=of-no-sign-in');
    expect(await screen.findByText(/not started in this tab/)).toBeVisible();
  });

  it('ADOPT-09 a code with a different state is not used', async () => {
    answers('auth', 'startSocial', {
      authorizeUrl: 'https://id.plinth.test/auth',
      clientId: 'ours',
      usesCode: true,
    });
    await startSocialSignIn('OIDC', 'login', '');
    const redeemed = answersBy('auth', 'redeemSocialCode', () => ({ tokenId: 'ticket' }));
    renderRoute('/login/social?code=abc&state=of-someone-else');
    expect(await screen.findByText(/was not started in this tab/)).toBeVisible();
    expect(redeemed).toEqual([]);
  });
});
