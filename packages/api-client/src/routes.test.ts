import { describe, expect, it } from 'vitest';
import { listRoutes } from '../scripts/list-routes.ts';
import { splitRoutes } from '../scripts/split-routes.ts';
import first from './first-routes.gen.json' with { type: 'json' };
import { LATER_AREAS } from './later-areas.ts';
import later from './later-routes.gen.json' with { type: 'json' };
import routes from './routes.gen.json' with { type: 'json' };

describe('routes', () => {
  it('what browsers know of the contract is the contract', () => {
    expect(routes).toEqual(JSON.parse(JSON.stringify(listRoutes())));
  });

  it('the two tables of the app are the whole between them, and every later area is one of the contract', () => {
    expect({ first, later }).toEqual(splitRoutes(JSON.parse(JSON.stringify(listRoutes()))));
    expect({ ...first, ...later }).toEqual(routes);
    expect(Object.keys(later).sort()).toEqual([...LATER_AREAS]);
  });
});
