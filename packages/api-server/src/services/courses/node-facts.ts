import type { NodePublication } from './course-publication.ts';

/** What a node of a course defines beyond its position and its text; null for whatever is not defined. */
export const nodeFacts = ({
  releaseDay,
  dueDay,
  credits,
  quiz,
  isElective = false,
  assignment,
  liveSession,
}: NodePublication) => ({
  releaseDay: releaseDay ?? null,
  dueDay: dueDay ?? null,
  credits: credits ?? quiz?.credits ?? 0,
  isElective,
  assignment: assignment ? { uploads: assignment.uploads, rubric: assignment.rubric } : null,
  liveSession: liveSession
    ? {
        day: liveSession.day,
        time: liveSession.time,
        zone: liveSession.zone,
        minutes: liveSession.minutes,
      }
    : null,
});
