import { type ProfileSections, PublicSections } from './profile-sections.ts';

/**
 * Returns what people other than the owner may see of a profile's sections. Parsed with the public schema, so that a
 * new field stays private until that schema includes it.
 */
export function publicSections(sections: ProfileSections): PublicSections {
  return PublicSections.parse({
    educationDetails: sections.educationDetails ?? [],
    professionDetails: sections.professionDetails ?? [],
    skills: sections.skills ?? [],
    importantLinks: sections.importantLinks ?? [],
  });
}
