import * as z from 'zod/mini';

/** The choices in the placement form; learners can add their own places, languages and fields. */
export const PLACEMENT_CHOICES = {
  countryPreferences: [
    'India',
    'United Arab Emirates',
    'Saudi Arabia',
    'Qatar',
    'Oman',
    'Singapore',
    'United Kingdom',
    'Germany',
    'United States',
    'Canada',
    'Australia',
  ],
  locationPreferences: [
    'Bengaluru',
    'Chennai',
    'Delhi NCR',
    'Hyderabad',
    'Kochi',
    'Kolkata',
    'Mumbai',
    'Pune',
    'Ahmedabad',
    'Dubai',
    'Abu Dhabi',
    'Riyadh',
    'Doha',
    'Remote',
  ],
  languages: [
    'English',
    'Hindi',
    'Bengali',
    'Gujarati',
    'Kannada',
    'Malayalam',
    'Marathi',
    'Punjabi',
    'Tamil',
    'Telugu',
    'Urdu',
    'Arabic',
  ],
  projectSpecialization: [
    'Architectural modelling',
    'Structural modelling',
    'MEP modelling',
    'BIM coordination and clash detection',
    'Quantity take-off and 5D',
    'Construction sequencing and 4D',
    'Information management to ISO 19650',
    'Computational design',
    'Interior documentation',
    'Scan to BIM',
  ],
} as const satisfies Record<string, readonly string[]>;

const Names = z.array(z.string());

export const PlacementChoices = z.object({
  countryPreferences: Names,
  locationPreferences: Names,
  languages: Names,
  projectSpecialization: Names,
});
export type PlacementChoices = z.infer<typeof PlacementChoices>;
