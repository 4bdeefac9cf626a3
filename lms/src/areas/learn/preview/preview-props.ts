/** The cohort that is read, and whose addresses the links keep to. */
export type PreviewProps = { cohortId: string; area: 'mentor' | 'lm' };
