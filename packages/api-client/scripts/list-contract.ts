import { isContractProcedure, minifyContractRouter } from '@orpc/contract';
import { contract } from '@plinth/contract';
import type { BrowserContract } from '../src/browser-contract.ts';

/**
 * The contract without its schemas, reduced to what a client needs of each route, in two parts.
 * @returns `everybody`: what learners, guides and visitors call; `staff`: what needs a capability
 */
export function listContract(): Record<'everybody' | 'staff', BrowserContract> {
  const parts: Record<'everybody' | 'staff', BrowserContract> = { everybody: {}, staff: {} };
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, declared] of Object.entries(calls)) {
      const procedure = minifyContractRouter(declared);
      if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is not a call`);
      const { meta, route } = procedure['~orpc'];
      const { method = 'GET', path = '/', inputStructure = 'compact', outputStructure } = route;
      const part = parts[/^staff\b/.test(String(meta.access)) ? 'staff' : 'everybody'];
      part[area] ??= {};
      part[area][name] = {
        '~orpc': {
          errorMap: {},
          meta: { access: String(meta.access) },
          // Included only if it differs from the client's default: the entry of the app carries every call.
          route: {
            method,
            path,
            inputStructure,
            ...(outputStructure === 'detailed' ? { outputStructure } : {}),
          },
        },
      };
    }
  }
  return parts;
}
