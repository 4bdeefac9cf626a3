import { sql } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';

/** Name and address of an applicant, as the index of applications has them. */
export const APPLICATION_TEXTS = sql`(${applications.firstName} || ' ' || ${applications.lastName} || ' ' || ${applications.emailId})`;
