import { offerThirdParties } from './offer-third-parties.ts';

void offerThirdParties();
