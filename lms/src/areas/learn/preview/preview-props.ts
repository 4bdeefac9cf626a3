/** The cohort being read, and the area whose addresses the links use. */
export type PreviewProps = { cohortId: string; area: 'mentor' | 'lm' };
