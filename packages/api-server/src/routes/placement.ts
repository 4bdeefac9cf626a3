import { memberOf } from '../api/context.ts';
import { asMember, asMemberFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { placement } = api;

export const placementRoutes = placement.router({
  readBannerType: placement.readBannerType.handler(asMember(readBannerType)),
  readBanner: placement.readBanner.handler(asMemberFrom(readBanner)),
  readDetails: placement.readDetails.handler(asMember(readDetails)),
  checkEligibility: placement.checkEligibility.handler(asMember(checkEligibility)),
  listNudges: placement.listNudges.handler(asMember(listPlacementNudges)),
  readInterest: placement.readInterest.handler(asMember(readInterest)),
  saveInterest: placement.saveInterest.handler(asMember(saveInterest, 'body')),
  readPreferences: placement.readPreferences.handler(asMember(readPreferences)),
  savePreferences: placement.savePreferences.handler(({ context, input: { body } }) => {
    const { cohortId, ...update } = body;
    return savePreferences(context.deps, memberOf(context), update);
  }),
  submitSelfPlaced: placement.submitSelfPlaced.handler(asMember(submitSelfPlaced, 'body')),
  contactTeam: placement.contactTeam.handler(asMember(contactTeam, 'body')),
});
