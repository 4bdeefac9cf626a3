import * as z from 'zod/mini';
import { Namespace } from '../curriculum/namespace.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';

/** A page of the course that an answer rests on; `moduleId` is the module it stands in, for its address. */
export const AnswerSource = z.object({ nodeId: Id, moduleId: Id, namespace: Namespace, title: z.string() });
export type AnswerSource = z.infer<typeof AnswerSource>;

/**
 * What the course itself says to a question and where it says so. Without a source it is the statement that
 * nothing was found.
 */
export const BotAnswer = z.object({ text: z.string(), sources: z.array(AnswerSource) });
export type BotAnswer = z.infer<typeof BotAnswer>;

/** The longest question to the course assistant, in characters. */
export const ASSISTANT_QUESTION_MAX = 500;

/** A question to the course assistant; clientId makes a repeat harmless, conversationId is named by the app. */
export const AssistantQuestion = z.object({
  clientId: Id,
  conversationId: Id,
  question: textField(ASSISTANT_QUESTION_MAX),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

/** A question to the course assistant with what it said. */
export const AssistantTurn = z.object({
  turnId: Id,
  question: z.string(),
  answer: BotAnswer,
  askedAt: Instant,
});
export type AssistantTurn = z.infer<typeof AssistantTurn>;
