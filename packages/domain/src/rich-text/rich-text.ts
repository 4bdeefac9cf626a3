import * as z from 'zod/mini';

/** A piece of a line with its dress. `href` is an http or https address, or nothing stands there. */
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
 * A part of a text that people write to each other. There is no markup in it: what is not one of these kinds is plain
 * text. IMAGE names a picture among the files that were sent with the text.
 */
export const RichBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PARAGRAPH'), runs: Runs }),
  z.object({ kind: z.literal('QUOTE'), runs: Runs }),
  z.object({
    kind: z.literal('LIST'),
    isOrdered: z.boolean(),
    /** The number of the first item where it is not 1: a list goes on after what stands between its parts. */
    start: z.optional(z.int()),
    items: z.array(Runs),
  }),
  z.object({ kind: z.literal('CODE'), language: z.nullable(z.string()), text: z.string() }),
  z.object({ kind: z.literal('IMAGE'), name: z.string(), caption: z.string() }),
]);
export type RichBlock = z.infer<typeof RichBlock>;
