import { type ProfileSections, PublicSections } from './profile-sections.ts';

/**
 * What of a profile's sections leaves for someone who is not its owner. Parsed against the public schema, so that a
 * new field of a section stays inside until that schema takes it up.
 */
export function publicSections(sections: ProfileSections): PublicSections {
  return PublicSections.parse({
    educationDetails: sections.educationDetails ?? [],
    professionDetails: sections.professionDetails ?? [],
    skills: sections.skills ?? [],
    importantLinks: sections.importantLinks ?? [],
  });
}
