import type { AnyContractProcedure, HTTPMethod, InputStructure, OutputStructure } from '@orpc/contract';
import contract from './contract.gen.json' with { type: 'json' };

/** One call as a browser knows it. */
export type BrowserCall = AnyContractProcedure & {
  '~orpc': {
    errorMap: Record<never, never>;
    meta: { access: string };
    route: {
      method: HTTPMethod;
      path: `/${string}`;
      inputStructure: InputStructure;
      /** Without it the answer is its body alone. */
      outputStructure?: OutputStructure;
    };
  };
};

/** Area, then call: oRPC's contract router without schemas. */
export type BrowserContract = Record<string, Record<string, BrowserCall>>;

// What is read from JSON is a string to the compiler, where the type names the few it can be.
/** The calls of everybody but the staff. */
export const browserContract = contract as BrowserContract;
