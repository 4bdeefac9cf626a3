import { sql } from 'drizzle-orm';

/** The enrolment states in which a person studies, or is about to. */
export const STUDIES = sql.raw(`('ONGOING', 'UPCOMING', 'WAITING', 'PAYMENT_PENDING', 'PAYMENT_DELAYED')`);

/**
 * Whether an enrolment `e` in a cohort `c` waits for a group: that of a person who studies in a running cohort. The
 * open course has no groups, and a place that waits for its first payment or a seat is given one with the seat. One
 * rule for everything that counts them, so that the counts agree.
 */
export const LACKS_GROUP = sql`e.group_id is null and e.state in ${STUDIES} and e.state <> 'WAITING'
    and c.cohort_group <> 'FREEMIUM' and c.status = 'ACTIVE'`;
