import * as z from 'zod/mini';
import { LastName, PersonName } from '../fields/person-name.ts';

/** A person's name, as shown on certificates and in threads. */
export const AccountName = z.object({ firstName: PersonName, lastName: LastName });
export type AccountName = z.infer<typeof AccountName>;
