import * as z from 'zod/mini';

/** The id of a record: a UUID. Knowing an id grants no access; only tokens do. */
export const Id = z.uuid('This is not a valid id');
export type Id = z.infer<typeof Id>;

/** The id of a curriculum node, or ROOT for the top of its tree. */
export const NodeId = z.union([z.literal('ROOT'), Id]);
export type NodeId = z.infer<typeof NodeId>;

/** The public handle of a person, as in /user-profile?userHash=. */
export const UserHash = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{6,64}$/, 'This is not a valid profile link'));
export type UserHash = z.infer<typeof UserHash>;
