import { type AnySchema, type HTTPMethod, oc } from '@orpc/contract';
import type { LearnerPhase } from '@plinth/domain/cohorts/learner-may';
import type { Capability } from '@plinth/domain/staff/capability';
import * as z from 'zod/mini';
import { FileAnswer } from './file-answer.ts';

/**
 * Who may make a call. The server's single access middleware reads it; services still check the object. `public-token`:
 * a token in the call grants access. `gateway`: the provider's signature does. `staff`: anyone who works at the school;
 * `staff:<capability>`: those whose roles include it.
 */
export type Access =
  | 'public'
  | 'public-token'
  | 'signed-in'
  | 'cohort-member'
  | 'guide'
  | 'lead-mentor'
  | 'mentor'
  | 'gateway'
  | 'staff'
  | `staff:${Capability}`;

/**
 * Calls allowed to one caller in a window; `by` is whom the count belongs to. `each` is an additional tighter count, of
 * one address together with what the call names, such as an account: `of` lists where that is in the input, the first
 * place with a text being used.
 */
export type RateLimit = {
  calls: number;
  seconds: number;
  by: 'address' | 'caller';
  each?: { calls: number; of: readonly string[] };
};

/** People doing the same simultaneously behind one address: a class in its room, an office, a carrier's gateway. */
export const CLASS = 60;

/**
 * The limit of a call that needs no sign-in: room for a class at one address.
 * @param times how often each of the class may make the call in the window, second tries included
 * @param seconds length of the window. Default: 600
 */
export const byAddress = (
  times: number,
  { seconds = 600, each }: { seconds?: number; each?: RateLimit['each'] } = {},
): RateLimit => ({ calls: times * CLASS, seconds, by: 'address', ...(each ? { each } : {}) });

export type CallMeta = {
  access: Access;
  /** Where the input names the cohort of a membership check. Default: the path. */
  cohortIn?: 'params' | 'query' | 'body';
  /** Whether the cohort may be omitted; the service then finds the caller's own. */
  cohortOptional?: boolean;
  /** What the learner's state must allow. Default: everything. */
  phase?: LearnerPhase;
  rateLimit?: RateLimit;
  /** The call takes files: how many bytes of them at most, together. Every other call takes JSON alone. */
  upload?: { maxBytes: number };
  /** No API key opens the call, though its capability could be given to one: it decides who gets in. */
  forPeopleAlone?: true;
  /**
   * The call only reads, whatever its method: what it filters by is in the body. Staff viewing as another person may make
   * it, as they may a GET.
   */
  readsOnly?: true;
};

type CallOptions<Input, Output> = CallMeta & {
  /** One sentence for the API document: what the call does, then its own errors. */
  summary: string;
  successStatus?: 200 | 201;
  /** Whether the answer specifies its own status: `{status, body}`. A file does, without saying so here. */
  detailedAnswer?: true;
  /** `{params?, query?, headers?, body?}`. Default: nothing. */
  input?: Input;
  /** The plain object of the table. */
  output: Output;
};

const Nothing = z.object({});

/**
 * Declares the HTTP calls of an area, which is shown as a tag, by method and path. Access is required, so a call without
 * it does not compile.
 */
export const callsOf = (area: string) => {
  const by =
    (method: HTTPMethod) =>
    <Output extends AnySchema, Input extends AnySchema = typeof Nothing>(
      path: `/${string}`,
      { summary, successStatus = 200, detailedAnswer, input, output, ...meta }: CallOptions<Input, Output>,
    ) =>
      oc
        .$meta<CallMeta>(meta)
        .route({
          method,
          path,
          summary,
          tags: [area],
          inputStructure: 'detailed',
          outputStructure: detailedAnswer || (output as AnySchema) === FileAnswer ? 'detailed' : 'compact',
          successStatus,
        })
        .input(input ?? (Nothing as AnySchema as Input))
        .output(output);
  return { get: by('GET'), post: by('POST'), put: by('PUT'), del: by('DELETE') };
};
