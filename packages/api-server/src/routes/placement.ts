import { memberOf } from '../api/context.ts';
import { asMember, asMemberFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { checkEligibility } from '../services/placement/check-eligibility.ts';
import { contactTeam } from '../services/placement/contact-team.ts';
import { listPlacementNudges } from '../services/placement/list-placement-nudges.ts';
import { readBanner } from '../services/placement/read-banner.ts';
import { readBannerType } from '../services/placement/read-banner-type.ts';
import { readDetails } from '../services/placement/read-details.ts';
import { readInterest } from '../services/placement/read-interest.ts';
import { readPreferences } from '../services/placement/read-preferences.ts';
import { saveInterest } from '../services/placement/save-interest.ts';
import { savePreferences } from '../services/placement/save-preferences.ts';
import { submitSelfPlaced } from '../services/placement/submit-self-placed.ts';

export const placementRoutes: Routes<'placement'> = {
  readBannerType: asMember(readBannerType),
  readBanner: asMemberFrom(readBanner),
  readDetails: asMember(readDetails),
  checkEligibility: asMember(checkEligibility),
  listNudges: asMember(listPlacementNudges),
  readInterest: asMember(readInterest),
  saveInterest: asMember(saveInterest, 'body'),
  readPreferences: asMember(readPreferences),
  savePreferences: ({ context, input: { body } }) => {
    const { cohortId, ...update } = body;
    return savePreferences(context.deps, memberOf(context), update);
  },
  submitSelfPlaced: asMember(submitSelfPlaced, 'body'),
  contactTeam: asMember(contactTeam, 'body'),
};
