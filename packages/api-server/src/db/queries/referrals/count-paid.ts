import { sql } from 'drizzle-orm';
import { integer, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { firstEnrolment } from './first-enrolment.ts';

export const countPaid = statement({
  params: { userId: uuid },
  columns: { count: integer },
  sql: ({ userId }) => sql`
    select count(*) as count from referees r where r.user_id = ${userId} and exists ${firstEnrolment}`,
});
