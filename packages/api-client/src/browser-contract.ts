import type { AnyContractProcedure, HTTPMethod, InputStructure, OutputStructure } from '@orpc/contract';
import contract from './contract.gen.json' with { type: 'json' };

/** One call as described to a browser. */
export type BrowserCall = AnyContractProcedure & {
  '~orpc': {
    errorMap: Record<never, never>;
    meta: { access: string };
    route: {
      method: HTTPMethod;
      path: `/${string}`;
      inputStructure: InputStructure;
      /** If absent, the answer is only its body. */
      outputStructure?: OutputStructure;
    };
  };
};

/** Area, then call: oRPC's contract router without schemas. */
export type BrowserContract = Record<string, Record<string, BrowserCall>>;

// Values read from JSON are strings to the compiler, while the type lists the few possible ones.
/** The calls available to everyone other than staff. */
export const browserContract = contract as BrowserContract;
