import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { CLASS } from './call.ts';
import { contract } from './contract.ts';

const calls = Object.entries(contract).flatMap(([area, group]) =>
  Object.entries(group).map(([name, procedure]) => ({ name: `${area}.${name}`, procedure })),
);

describe('contract', () => {
  it('API-279 every call declares its access, its path and its schemas', () => {
    const faults = calls.flatMap(({ name, procedure }) => {
      if (!isContractProcedure(procedure)) return [`${name} is not a call`];
      const { route, meta, inputSchema, outputSchema } = procedure['~orpc'];
      return [
        ...(meta.access ? [] : [`${name} has no access`]),
        ...(route.path?.startsWith('/') ? [] : [`${name} has no path`]),
        ...(inputSchema && outputSchema ? [] : [`${name} lacks a schema`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('API-279 no two calls share a method and path', () => {
    const places = calls.map(({ procedure }) =>
      isContractProcedure(procedure)
        ? `${procedure['~orpc'].route.method} ${procedure['~orpc'].route.path?.replaceAll(/\{\w+\}/g, '{}')}`
        : '',
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('ROLE-34 a membership check without a cohort in the path says where to find the cohort', () => {
    const faults = calls.flatMap(({ name, procedure }) => {
      if (!isContractProcedure(procedure)) return [];
      const { route, meta } = procedure['~orpc'];
      const isMembership = meta.access === 'cohort-member';
      return isMembership && !meta.cohortIn && !route.path?.includes('{cohortId}') ? [name] : [];
    });
    expect(faults).toEqual([]);
  });

  it('HOLD-05 every rate limit by address leaves room for a class, and has a tighter limit for what a single call names', () => {
    const faults = calls.flatMap(({ name, procedure }) => {
      if (!isContractProcedure(procedure)) return [];
      const { rateLimit } = procedure['~orpc'].meta;
      if (rateLimit?.by !== 'address') return [];
      const { calls: allowed, each } = rateLimit;
      return [
        ...(allowed < 2 * CLASS ? [`${name} refuses a class whose people try twice`] : []),
        ...(each && each.calls >= allowed ? [`${name} counts nothing more tightly`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });
});
