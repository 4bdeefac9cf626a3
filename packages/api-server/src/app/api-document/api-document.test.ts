import { contract } from '@plinth/contract';
import { describe, expect, it } from 'vitest';
import { apiDocument } from './api-document.ts';

const document = await apiDocument({
  origin: 'https://school.example.org',
  schoolName: 'Riverside School',
});
const operations = Object.values(document.paths ?? {}).flatMap((path) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) => path?.[method] ?? []),
);
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

describe('apiDocument', () => {
  it('API-279 contains every call of the contract, each with its access rule and its error response', () => {
    const calls = Object.entries(contract).flatMap(([area, group]) =>
      Object.keys(group).map((name) => `${area}.${name}`),
    );
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.sort());
    const silent = operations.filter((one) => !('x-access' in one) || !one.responses?.default);
    expect(silent).toEqual([]);
  });

  it('API-279 requires the token for a signed-in call and nothing for a public one', () => {
    expect(operation('auth.logout')).toMatchObject({
      security: [{ token: [] }],
      responses: { 401: { $ref: '#/components/responses/Unauthorized' } },
    });
    const login = operation('auth.loginEmail');
    expect(login?.security).toEqual([{}]);
    expect(login?.responses).not.toHaveProperty('401');
  });

  it('ROLE-34 says that a call for members of a cohort can be forbidden', () => {
    expect(operation('quizzes.start')).toMatchObject({
      'x-access': 'cohort-member',
      responses: { 403: { $ref: '#/components/responses/Forbidden' } },
    });
  });

  it('ERR-05 describes the one shape of every error', () => {
    expect(document.components?.schemas?.Error).toMatchObject({
      required: ['status', 'code', 'message'],
      properties: { code: { enum: expect.arrayContaining(['INVALID_CREDENTIALS', 'LOCKED']) } },
    });
  });
});
