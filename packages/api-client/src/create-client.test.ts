import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';
import { readAnswer } from './read-answer.ts';
import routes from './routes.gen.json' with { type: 'json' };
import { writeBody, writePath } from './write-request.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientWith = (token: string | null, more: object = {}) => {
  const onUnauthorized = vi.fn();
  return { api: createClient({ readToken: () => token, onUnauthorized, ...more }, routes), onUnauthorized };
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError');
  return error;
};

describe('client', () => {
  it('VALID-45 a call that needs a session and has no token is refused as 401 without a request', async () => {
    const { api, onUnauthorized } = clientWith(null);
    expect(await failure(api.auth.logout({}))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('API-002 API-003 API-004 a call carries the token, the origin of the page and credentials', async () => {
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

  it('P-7 a plain read takes the answer that the page asked for before, and nothing else does', async () => {
    server.use(
      http.post('*/v1/client/user/logout', () => HttpResponse.json({ loggedOut: true })),
      http.get('*/v1/client/public/lms/region', () => HttpResponse.json({ region: 'US' })),
    );
    const takeEarlyAnswer = vi.fn((): Promise<Response> | undefined => undefined);
    takeEarlyAnswer.mockReturnValueOnce(Promise.resolve(HttpResponse.json({ region: 'INDIA' })));
    const { api } = clientWith('t', { takeEarlyAnswer });
    expect(await api.regions.region({})).toEqual({ region: 'INDIA' });
    expect(takeEarlyAnswer).toHaveBeenCalledWith(`${location.origin}/v1/client/public/lms/region`);
    expect(await api.regions.region({})).toEqual({ region: 'US' });
    await api.auth.logout({});
    expect(takeEarlyAnswer).toHaveBeenCalledTimes(2);
  });

  it('API-005 ROLE-33 override-user is sent only when the build setting gives one', async () => {
    let sent: string | null = null;
    server.use(
      http.post('*/v1/client/user/logout', ({ request }) => {
        sent = request.headers.get('override-user');
        return HttpResponse.json({ loggedOut: true });
      }),
    );
    await clientWith('t', { overrideUser: () => 'somebody' }).api.auth.logout({});
    expect(sent).toBe('somebody');
  });

  it('D-125 the zone in which the person sees times goes along where the app names one', async () => {
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

  it('ERR-01 a 401 of the server tells the session; ERR-14 the details are what the person reads', async () => {
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

  it('ERR-13 a 500 says only that something went wrong, and is an outage', async () => {
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

  it('no answer is an outage with a text of its own', async () => {
    server.use(http.post('*/v1/client/user/logout', () => HttpResponse.error()));
    const error = await failure(clientWith('t').api.auth.logout({}));
    expect(error).toMatchObject({ status: 0, isOutage: true });
  });

  it('refused fields come with their paths', async () => {
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

describe('requests and answers', () => {
  const cohortId = '0190f5a0-0000-7000-8000-000000000001';

  it('parameters, lists in a query and what is left out stand in the address as the server reads them', () => {
    expect(
      writePath('/v1/{cohortId}/tasks/{name}', {
        params: { cohortId, name: 'a/b ?' },
        query: { tags: ['x', 'y'], page: { size: 5 }, from: undefined, to: null, isOpen: false },
      }),
    ).toBe(`/v1/${cohortId}/tasks/a%2Fb%20%3F?tags%5B0%5D=x&tags%5B1%5D=y&page%5Bsize%5D=5&isOpen=false`);
    expect(writePath('/v1/x', { query: {} })).toBe('/v1/x');
  });

  it('a body is JSON until a file is in it, then a form', () => {
    expect(writeBody(undefined)).toEqual({});
    expect(writeBody({ at: new Date(0) })).toEqual({
      body: '{"at":"1970-01-01T00:00:00.000Z"}',
      type: 'application/json',
    });
    const { body, type } = writeBody({ title: 'Plan', files: [new File(['x'], 'plan.pdf')] });
    if (!(body instanceof FormData)) throw new Error('a file travels in a form');
    expect(type).toBeUndefined();
    expect(body.get('title')).toBe('Plan');
    expect(body.get('files[0]')).toMatchObject({ name: 'plan.pdf' });
  });

  it('an answer is JSON, nothing, or a file with the name that the server gives it', async () => {
    expect(await readAnswer(Response.json({ a: 1 }))).toEqual({ a: 1 });
    expect(await readAnswer(new Response(null, { status: 200 }))).toBeUndefined();
    const file = await readAnswer(
      new Response('%PDF', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`,
        },
      }),
    );
    expect(file).toMatchObject({ name: 'résumé.pdf', type: 'application/pdf', size: 4 });
  });

  it('ERR-13 a page of a proxy in place of an answer is an outage, not a text to read', async () => {
    const page = new Response('<h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    });
    const error = await failure(readAnswer(page));
    expect(error).toMatchObject({ status: 502, isOutage: true, message: 'Something went wrong' });
  });
});
