import { Id } from '@plinth/domain/fields/id';

/** The id that an address names, if it is one. */
export const idOf = (text: string | undefined): string | undefined => Id.safeParse(text).data;
