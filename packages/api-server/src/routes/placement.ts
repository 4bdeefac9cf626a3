import { memberOf } from '../api/context.ts';
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
  readBannerType: placement.readBannerType.handler(({ context }) =>
    readBannerType(context.deps, memberOf(context)),
  ),
  readBanner: placement.readBanner.handler(({ context }) =>
    readBanner(context.deps, context.request, memberOf(context)),
  ),
  readDetails: placement.readDetails.handler(({ context }) => readDetails(context.deps, memberOf(context))),
  checkEligibility: placement.checkEligibility.handler(({ context }) =>
    checkEligibility(context.deps, memberOf(context)),
  ),
  listNudges: placement.listNudges.handler(({ context }) =>
    listPlacementNudges(context.deps, context.request, memberOf(context)),
  ),
  readInterest: placement.readInterest.handler(({ context }) =>
    readInterest(context.deps, memberOf(context)),
  ),
  saveInterest: placement.saveInterest.handler(({ context, input }) =>
    saveInterest(context.deps, memberOf(context), input.body),
  ),
  readPreferences: placement.readPreferences.handler(({ context }) =>
    readPreferences(context.deps, memberOf(context)),
  ),
  savePreferences: placement.savePreferences.handler(({ context, input: { body } }) => {
    const { cohortId, ...update } = body;
    return savePreferences(context.deps, memberOf(context), update);
  }),
  submitSelfPlaced: placement.submitSelfPlaced.handler(({ context, input }) =>
    submitSelfPlaced(context.deps, memberOf(context), input.body),
  ),
  contactTeam: placement.contactTeam.handler(({ context, input }) =>
    contactTeam(context.deps, memberOf(context), input.body),
  ),
});
