import * as z from 'zod/mini';
import { Namespace } from '../curriculum/namespace.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';

/** A course page that an answer is based on; `moduleId` is the module it belongs to, for its address. */
export const AnswerSource = z.object({ nodeId: Id, moduleId: Id, namespace: Namespace, title: z.string() });
export type AnswerSource = z.infer<typeof AnswerSource>;

/** The course's own answer to a question, with its sources. Without a source it states that nothing was found. */
export const BotAnswer = z.object({ text: z.string(), sources: z.array(AnswerSource) });
export type BotAnswer = z.infer<typeof BotAnswer>;

/** The maximum length of a question to the course assistant, in characters. */
export const ASSISTANT_QUESTION_MAX = 500;

/** A question to the course assistant; clientId makes a repeat harmless, conversationId is chosen by the app. */
export const AssistantQuestion = z.object({
  clientId: Id,
  conversationId: Id,
  question: textField(ASSISTANT_QUESTION_MAX),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

/** A question to the course assistant with its answer. */
export const AssistantTurn = z.object({
  turnId: Id,
  question: z.string(),
  answer: BotAnswer,
  askedAt: Instant,
});
export type AssistantTurn = z.infer<typeof AssistantTurn>;
