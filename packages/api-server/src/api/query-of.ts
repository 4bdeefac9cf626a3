import type { ContractProcedure, InferSchemaOutput } from '@orpc/contract';
import type { Contract } from '@plinth/contract';

type InputOf<Call> =
  Call extends ContractProcedure<infer Input, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Input>
    : never;

/** What a call takes as its query, as the contract reads it. */
export type QueryOf<Area extends keyof Contract, Call extends keyof Contract[Area]> =
  InputOf<Contract[Area][Call]> extends { query: infer Query } ? Query : never;
