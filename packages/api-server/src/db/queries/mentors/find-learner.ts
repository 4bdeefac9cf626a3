import { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { instant, json, nullable, text, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { skillsOf } from '../progress/list-skills.ts';
import { statement } from '../statement.ts';
import { IN_GROUP } from './groups-json.ts';

/**
 * Finds a learner of a guide's own groups with their skills and booked interview. An interview without any notes counts
 * as missed a week after it, so `since` bounds both.
 */
export const findLearner = statement({
  name: 'learner-of-guide',
  params: { cohortId: uuid, userId: uuid, guideId: uuid, since: instant },
  columns: {
    userId: uuid,
    firstName: text,
    lastName: nullable(text),
    photo: nullable(text),
    interview: nullable(json(z.object({ startDate: z.string(), primaryMentor: z.nullable(PrimaryMentor) }))),
    skills: json(
      z.array(
        z.object({
          skillId: z.string(),
          name: z.string(),
          attainable: z.number(),
          credits: z.number(),
          change: z.number(),
        }),
      ),
    ),
  },
  sql: ({ guideId, ...of }) => sql`
    select p.user_id as "userId", p.first_name as "firstName", nullif(p.last_name, '') as "lastName",
      ${photoOfUser('p.user_id')} as photo,
      (select json_build_object('startDate', s.start_date, 'primaryMentor',
          (select json_build_object('userId', l.user_id, 'firstName', l.first_name)
            from user_profiles l where l.user_id = i.primary_mentor_id))
        from interviews i join evaluation_slots s using (slot_id)
        where i.cohort_id = ${of.cohortId} and i.user_id = ${of.userId} and i.slot_status = 'SLOT_BOOKED'
          and s.start_date > ${of.since}) as interview,
      coalesce((select json_agg(k) from (${skillsOf(of)}) k), '[]') as skills
    from cohort_groups g join enrolments e on ${IN_GROUP} join user_profiles p using (user_id)
    where g.cohort_id = ${of.cohortId} and g.guide_id = ${guideId} and e.user_id = ${of.userId}`,
});
