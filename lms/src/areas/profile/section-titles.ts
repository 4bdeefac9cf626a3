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

/** Where on the page a section stands. */
export const SECTION_ANCHORS: Record<SectionId, string> = {
  basicDetails: 'details',
  educationDetails: 'education',
  professionDetails: 'work',
  placementDetails: 'placement',
  skills: 'skills',
  importantLinks: 'links',
};
