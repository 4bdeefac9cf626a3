import { describe, expect, it } from 'vitest';
import { listRoutes } from '../scripts/list-routes.ts';
import routes from './routes.gen.json' with { type: 'json' };

describe('routes', () => {
  it('what browsers know of the contract is the contract', () => {
    expect(routes).toEqual(JSON.parse(JSON.stringify(listRoutes())));
  });
});
