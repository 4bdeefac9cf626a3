type Guides = { mentorId: string | null; primaryMentorId: string | null };

/** The guides who conduct an interview: the one of its slot, and the one who leads it. */
export const guidesOf = ({ mentorId, primaryMentorId }: Guides): string[] =>
  [...new Set([mentorId, primaryMentorId])].flatMap((userId) => userId ?? []);
