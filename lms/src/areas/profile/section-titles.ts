import type { SectionId } from '@plinth/domain/profiles/profile-sections';

/** The titles of the profile sections. */
export const SECTION_TITLES: Record<SectionId, string> = {
  basicDetails: 'Basic details',
  educationDetails: 'Education',
  professionDetails: 'Work',
  placementDetails: 'Placement wishes',
  skills: 'Skills',
  importantLinks: 'Links',
};

/** The anchor of each section on the page. */
export const SECTION_ANCHORS: Record<SectionId, string> = {
  basicDetails: 'details',
  educationDetails: 'education',
  professionDetails: 'work',
  placementDetails: 'placement',
  skills: 'skills',
  importantLinks: 'links',
};
