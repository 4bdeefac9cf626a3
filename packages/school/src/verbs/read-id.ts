import { Id } from '@plinth/domain/fields/id';
import * as z from 'zod/mini';
import { readAs } from './read-as.ts';

/** Parses the one id that is typed. @throws Fault */
export const readId = (typed: readonly string[], wanted: string): Id =>
  readAs(z.tuple([Id]), typed, wanted)[0];

/** Parses the one id that may be typed. @throws Fault */
export const readIdIfAny = (typed: readonly string[], wanted: string): Id | undefined =>
  readAs(z.tuple([z.optional(Id)]), typed, wanted)[0];
