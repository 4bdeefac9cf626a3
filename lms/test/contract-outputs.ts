import type { Contract } from '@plinth/contract';

type Output<Procedure> = Procedure extends { '~orpc': { outputSchema?: infer Schema } }
  ? NonNullable<Schema> extends { '~standard': { types?: { output: infer Value } | undefined } }
    ? Value
    : never
  : never;

/** The answer type of every call, as declared. */
export type ContractRouterOutputs = {
  [Area in keyof Contract]: { [Name in keyof Contract[Area]]: Output<Contract[Area][Name]> };
};
