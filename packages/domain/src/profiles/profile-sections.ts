import * as z from 'zod/mini';
import { HttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { IsoMonth } from '../fields/iso-date.ts';
import { LastName, PersonName } from '../fields/person-name.ts';
import { BIO_MAX, optionalTextField, textField } from '../fields/text.ts';
import { WorkMode } from '../jobs/work-mode.ts';
import { Currency } from '../money/currency.ts';
import { ProfileVersion } from './profile-version.ts';

/** The individually edited sections of a profile. */
export const SECTION_IDS = [
  'basicDetails',
  'educationDetails',
  'professionDetails',
  'placementDetails',
  'skills',
  'importantLinks',
] as const;
export const SectionId = z.enum(SECTION_IDS);
export type SectionId = z.infer<typeof SectionId>;

/** The sections that are lists; basicDetails is a single record per person. */
export const ListSectionId = z.enum([
  'educationDetails',
  'professionDetails',
  'placementDetails',
  'skills',
  'importantLinks',
]);
export type ListSectionId = z.infer<typeof ListSectionId>;
export const LIST_SECTION_IDS = ListSectionId.options;

/** The maximum number of entries per section. */
export const SECTION_ENTRIES_MAX = 50;

const YEAR = z.int().check(z.gte(1950), z.lte(2199));

const basic = {
  firstName: PersonName,
  lastName: LastName,
  occupation: textField(),
  bio: z.optional(optionalTextField(BIO_MAX)),
  currentCompany: z.optional(optionalTextField()),
  workExperienceInMonths: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(960)))),
};
const education = {
  institution: textField(),
  degree: textField(),
  fieldOfStudy: z.optional(optionalTextField()),
  startYear: z.optional(YEAR),
  endYear: z.optional(z.nullable(YEAR)),
};
const profession = {
  company: textField(),
  designation: textField(),
  startMonth: z.optional(IsoMonth),
  endMonth: z.optional(z.nullable(IsoMonth)),
  description: z.optional(optionalTextField(BIO_MAX)),
};
const placement = {
  preferredRole: textField(),
  preferredLocations: z.optional(z.array(textField()).check(z.maxLength(20))),
  workMode: z.optional(WorkMode),
  currentCtc: z.optional(z.nullable(z.int().check(z.gte(0)))),
  expectedCtc: z.optional(z.nullable(z.int().check(z.gte(0)))),
  currency: z.optional(Currency),
  noticePeriod: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(730)))),
};
const skill = { name: textField(60), level: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']) };
const link = {
  key: z.enum(['LINKEDIN', 'PORTFOLIO', 'BEHANCE', 'GITHUB', 'WEBSITE', 'OTHER']),
  label: textField(60),
  url: HttpUrl,
};

type Years = { startYear?: number | undefined; endYear?: number | null | undefined };
type Months = { startMonth?: string | undefined; endMonth?: string | null | undefined };
const inOrder = (start: string | number | undefined, end: string | number | null | undefined) =>
  start === undefined || end === undefined || end === null || start <= end;

/** The data a person sends for an entry of each section; a field unknown to the section is refused. */
export const SECTION_DATA = {
  basicDetails: z.strictObject(basic),
  educationDetails: z.strictObject(education).check(
    z.refine((years: Years) => inOrder(years.startYear, years.endYear), {
      message: 'The end is before the start',
      path: ['endYear'],
    }),
  ),
  professionDetails: z.strictObject(profession).check(
    z.refine((months: Months) => inOrder(months.startMonth, months.endMonth), {
      message: 'The end is before the start',
      path: ['endMonth'],
    }),
  ),
  placementDetails: z.strictObject(placement),
  skills: z.strictObject(skill),
  importantLinks: z.strictObject(link),
} as const satisfies Record<SectionId, unknown>;

export type BasicDetails = z.infer<typeof SECTION_DATA.basicDetails>;

const entry = { detailId: Id, version: z.optional(ProfileVersion) };

/**
 * Entries as read: the data with its detailId, and for the owner its version. Pay is per year, in minor units of its
 * currency.
 */
export const BasicDetailsEntry = z.object({
  ...entry,
  firstName: z.string(),
  lastName: z.string(),
  occupation: z.string(),
  bio: z.string(),
  currentCompany: z.string(),
  workExperienceInMonths: z.nullable(z.int()),
});
export const EducationEntry = z.object({ ...entry, ...education });
export const ProfessionEntry = z.object({ ...entry, ...profession });
export const PlacementEntry = z.object({ ...entry, ...placement });
export const SkillEntry = z.object({ ...entry, ...skill });
export const ImportantLinkEntry = z.object({ ...entry, ...link });

/** All sections of a profile; those a reader may not see are absent. */
export const ProfileSections = z.object({
  basicDetails: z.optional(z.array(BasicDetailsEntry)),
  educationDetails: z.optional(z.array(EducationEntry)),
  professionDetails: z.optional(z.array(ProfessionEntry)),
  placementDetails: z.optional(z.array(PlacementEntry)),
  skills: z.optional(z.array(SkillEntry)),
  importantLinks: z.optional(z.array(ImportantLinkEntry)),
});
export type ProfileSections = z.infer<typeof ProfileSections>;

/** The sections a visitor may see: never those about placement and pay. */
export const PublicSections = z.object({
  educationDetails: z.array(z.omit(EducationEntry, { version: true })),
  professionDetails: z.array(z.omit(ProfessionEntry, { version: true })),
  skills: z.array(z.omit(SkillEntry, { version: true })),
  importantLinks: z.array(z.omit(ImportantLinkEntry, { version: true })),
});
export type PublicSections = z.infer<typeof PublicSections>;
