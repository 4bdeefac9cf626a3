import * as z from 'zod/mini';

/** A piece of a line with its style. `href` is an http or https address, or absent. */
export const RichRun = z.object({
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  code: z.optional(z.boolean()),
  href: z.optional(z.string()),
});
export type RichRun = z.infer<typeof RichRun>;

const Runs = z.array(RichRun);

/**
 * A part of a text people write to each other. It contains no markup: anything that is not one of these kinds is plain
 * text. IMAGE names a picture among the files sent with the text.
 */
export const RichBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PARAGRAPH'), runs: Runs }),
  z.object({ kind: z.literal('QUOTE'), runs: Runs }),
  z.object({
    kind: z.literal('LIST'),
    isOrdered: z.boolean(),
    /** The number of the first item if it is not 1: a list continues after what is between its parts. */
    start: z.optional(z.int()),
    items: z.array(Runs),
  }),
  z.object({ kind: z.literal('CODE'), language: z.nullable(z.string()), text: z.string() }),
  z.object({ kind: z.literal('IMAGE'), name: z.string(), caption: z.string() }),
]);
export type RichBlock = z.infer<typeof RichBlock>;
