import * as z from 'zod/mini';
import { LastName, PersonName } from '../fields/person-name.ts';

/** The name of a person, as certificates and threads show it. */
export const AccountName = z.object({ firstName: PersonName, lastName: LastName });
export type AccountName = z.infer<typeof AccountName>;
