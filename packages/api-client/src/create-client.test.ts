import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientWith = (token: string | null, more: object = {}) => {
  const onUnauthorized = vi.fn();
  return { api: createClient({ readToken: () => token, onUnauthorized, ...more }), onUnauthorized };
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError');
  return error;
};

describe('the API client', () => {
  it('VALID-45 a call that needs a session is refused with 401 without a request when there is no token', async () => {
    const { api, onUnauthorized } = clientWith(null);
    expect(await failure(api.auth.logout({}))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('API-002 API-003 API-004 a call sends the token, the origin of the page and credentials', async () => {
    let seen: Request | undefined;
    server.use(
      http.post('*/v1/client/user/logout', ({ request }) => {
        seen = request;
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    await clientWith('the-token').api.auth.logout({});
    expect(seen?.headers.get('x-auth-token')).toBe('the-token');
    expect(seen?.headers.get('client-url')).toBe(location.origin);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    fetched.mockRestore();
    expect(seen?.headers.get('override-user')).toBeNull();
  });

  it('a call without a response ends after 60 seconds as an outage, so that it can be tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
        (_request, init) =>
          new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          }),
      );
      const ended = failure(clientWith('t').api.auth.logout({}));
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await ended).toMatchObject({
        status: 0,
        isOutage: true,
        message: 'The school did not answer in time. Try again in a minute.',
      });
      fetched.mockRestore();
    } finally {
      vi.useRealTimers();
    }
  });

  it('API-005 ROLE-33 override-user is sent when the setting provides one', async () => {
    let sent: string | null = null;
    server.use(
      http.post('*/v1/client/user/logout', ({ request }) => {
        sent = request.headers.get('override-user');
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    await clientWith('t', { overrideUser: () => 'someone' }).api.auth.logout({});
    expect(sent).toBe('someone');
  });

  it('PLAY-01 extra headers such as the forwarded address are sent, but cannot replace the token', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('*/v1/client/user/logout', ({ request }) => {
        sent.push(request.headers.get('x-forwarded-for'), request.headers.get('x-auth-token'));
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    const headers = { 'x-forwarded-for': '10.0.0.7', 'x-auth-token': 'another' };
    await clientWith('t', { headers }).api.auth.logout({});
    expect(sent).toEqual(['10.0.0.7', 't']);
  });

  it("D-125 the person's time zone is sent only when the app provides one", async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('*/v1/client/user/logout', ({ request }) => {
        sent.push(request.headers.get('x-time-zone'));
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    await clientWith('t').api.auth.logout({});
    await clientWith('t', { readTimeZone: () => 'Europe/Lisbon' }).api.auth.logout({});
    expect(sent).toEqual([null, 'Europe/Lisbon']);
  });

  it('API-001 the three hosts are configurable', async () => {
    const asked: string[] = [];
    server.use(
      http.get('http://main.test/*', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ courses: [] });
      }),
      http.get('http://api.test/*', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ region: 'INDIA', isIndia: true, isUS: false, isRow: false });
      }),
    );
    const { api } = clientWith(null, { hosts: { main: 'http://main.test', api: 'http://api.test' } });
    await api.publicCourses.listCourses({});
    await api.regions.region({});
    expect(asked).toEqual([
      'http://main.test/api/v1/public/course-details',
      'http://api.test/v1/client/public/lms/region',
    ]);
  });

  it('ERR-01 a 401 from the server is reported to the session; ERR-14 its details become the message', async () => {
    server.use(
      http.post('*/v1/client/user/logout', () =>
        HttpResponse.json(
          { status: 401, code: 'UNAUTHORIZED', message: 'x', data: { details: 'Sign in again.' } },
          { status: 401 },
        ),
      ),
    );
    const { api, onUnauthorized } = clientWith('t');
    expect((await failure(api.auth.logout({}))).message).toBe('Sign in again.');
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('ERR-13 a 500 says only that something went wrong, and counts as an outage', async () => {
    server.use(
      http.post('*/v1/client/user/logout', () =>
        HttpResponse.json(
          { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'select * from users' },
          { status: 500 },
        ),
      ),
    );
    const error = await failure(clientWith('t').api.auth.logout({}));
    expect(error.message).toBe('Something went wrong');
    expect(error.isOutage).toBe(true);
  });

  it('a failed connection is an outage with its own message', async () => {
    server.use(http.post('*/v1/client/user/logout', () => HttpResponse.error()));
    const error = await failure(clientWith('t').api.auth.logout({}));
    expect(error).toMatchObject({
      status: 0,
      isOutage: true,
      message: 'No connection to the school. Check your network and try again.',
    });
  });

  it('refused fields are returned with their paths', async () => {
    server.use(
      http.post('*/v1/client/login/email', () =>
        HttpResponse.json(
          {
            status: 400,
            code: 'BAD_REQUEST',
            message: 'x',
            data: { fields: [{ path: 'emailId', message: 'Not an address' }] },
          },
          { status: 400 },
        ),
      ),
    );
    const error = await failure(
      clientWith(null).api.auth.loginEmail({ body: { emailId: 'a@b.in', password: 'long enough' } }),
    );
    expect(error.fields).toEqual([{ path: 'emailId', message: 'Not an address' }]);
  });
});
