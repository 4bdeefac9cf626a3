import { isContractProcedure } from '@orpc/contract';
import { contract } from '@plinth/contract';
import type { RouteTable } from '../src/route-table.ts';

/**
 * What a browser needs of the contract: method, path and whether a session is needed. The schemas stay behind,
 * which keeps them out of every bundle.
 */
export function listRoutes(): RouteTable {
  const table: RouteTable = {};
  for (const [area, calls] of Object.entries(contract))
    table[area] = Object.fromEntries(
      Object.entries(calls).map(([name, procedure]) => {
        if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is not a call`);
        const { route, meta } = procedure['~orpc'];
        const isOpen = ['public', 'public-token', 'gateway'].includes(meta.access);
        return [
          name,
          [
            route.method ?? 'GET',
            route.path ?? '/',
            isOpen ? 1 : 0,
            route.outputStructure === 'detailed' ? 1 : 0,
          ],
        ];
      }),
    );
  return table;
}
