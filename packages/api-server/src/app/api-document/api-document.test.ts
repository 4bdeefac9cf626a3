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
  it('API-279 holds every call of the contract, each with who may make it and how it fails', () => {
    const calls = Object.entries(contract).flatMap(([area, group]) =>
      Object.keys(group).map((name) => `${area}.${name}`),
    );
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.sort());
    const silent = operations.filter((one) => !('x-access' in one) || !one.responses?.default);
    expect(silent).toEqual([]);
  });

  it('API-279 names the session of a signed-in call and none of a public one', () => {
    expect(operation('auth.logout')).toMatchObject({
      security: [{ token: [] }],
      responses: { 401: { $ref: '#/components/responses/Unauthorized' } },
    });
    const login = operation('auth.loginEmail');
    expect(login?.security).toEqual([{}]);
    expect(login?.responses).not.toHaveProperty('401');
  });

  it('ROLE-34 says of a call for members of a cohort that it can be forbidden', () => {
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
