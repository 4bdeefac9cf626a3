import type { SectionId } from '@plinth/domain/profiles/profile-sections';

/** What the sections of a profile are called. */
export const SECTION_TITLES: Record<SectionId, string> = {
  basicDetails: 'Basic details',
  educationDetails: 'Education',
  professionDetails: 'Work',
  placementDetails: 'Placement wishes',
  skills: 'Skills',
  importantLinks: 'Links',
};
