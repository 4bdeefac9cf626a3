// @vitest-environment node
// A form and a signal of jsdom are none to the fetch of Node.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal('location', new URL('http://school.test/'));
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError');
  return error;
};

describe('requests and responses', () => {
  const cohortId = '0190f5a0-0000-7000-8000-000000000001';
  const nodeId = 'a/b ?';
  // For inputs that no call of the contract expresses as briefly.
  const loose = (input: object) => input as Record<string, never>;

  const clientWith = (token: string) => createClient({ readToken: () => token, onUnauthorized: () => {} });

  type Seen = { path: string; type: string | null; text: string };

  /** Records the requests of a call, answered with `respond`. */
  const watch = (respond: () => Response = () => Response.json({})) => {
    const seen: Seen[] = [];
    server.use(
      http.all('*', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        seen.push({
          path: pathname + search,
          type: request.headers.get('content-type'),
          text: await request.text(),
        });
        return respond();
      }),
    );
    return seen;
  };

  it('parameters and query lists are written into the address as the server reads them, and missing values are left out', async () => {
    const seen = watch();
    const api = clientWith('t');
    await api.notes.read({ params: { cohortId, nodeId }, query: { namespace: 'LEARNING' } });
    const odd = { tags: ['x', 'y'], page: { size: 5 }, from: undefined, to: null, isOpen: false };
    await api.regions.region(loose({ query: odd }));
    expect(seen.map(({ path }) => path)).toEqual([
      `/v2/client/lms/${cohortId}/notes/a%2Fb%20%3F?namespace=LEARNING`,
      '/v1/client/public/lms/region?tags%5B0%5D=x&tags%5B1%5D=y&page%5Bsize%5D=5&isOpen=false',
    ]);
  });

  it('a body is sent as JSON, or as a form when it contains a file', async () => {
    const seen = watch();
    const api = clientWith('t');
    const send = (body?: object) => api.auth.logout(loose({ body }));
    await send();
    await send({ at: new Date(0) });
    await send({ title: 'Plan', files: [new File(['x'], 'plan.pdf')], note: undefined });
    expect(seen[0]?.text).toBe('');
    expect(seen[1]?.text).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
    expect(seen[1]?.type).toBe('application/json');
    expect(seen[2]?.type).toMatch(/^multipart\/form-data; boundary=/);
    const form = seen[2]?.text;
    expect(form).toContain('name="title"');
    expect(form).toContain('name="files[0]"; filename="plan.pdf"');
    expect(form).not.toContain('name="note"');
  });

  it('a response is JSON, nothing, or a file with the name given by the server', async () => {
    const answered = async (answer: Response): Promise<unknown> => {
      watch(() => answer);
      return clientWith('t').regions.region({});
    };
    expect(await answered(Response.json({ a: 1 }))).toEqual({ a: 1 });
    expect(await answered(new Response(null, { status: 200 }))).toBeUndefined();
    const file = await answered(
      new Response('%PDF', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`,
        },
      }),
    );
    expect(file).toMatchObject({ name: 'résumé.pdf', type: 'application/pdf', size: 4 });
  });

  it.each(['text/html', 'application/json'])(
    'ERR-13 a proxy page in place of a response, sent as %s, is an outage and its text is not shown',
    async (type) => {
      watch(
        () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': type } }),
      );
      const error = await failure(clientWith('t').regions.region({}));
      expect(error).toMatchObject({ status: 502, isOutage: true, message: 'Something went wrong' });
    },
  );

  it('an aborted call stays aborted and is not an outage', async () => {
    watch();
    const given = clientWith('t').regions.region({}, { signal: AbortSignal.abort() });
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  });
});
