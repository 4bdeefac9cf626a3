import type { LeadForm } from '@plinth/domain/leads/lead-form';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import { leads } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';

type Input = LeadForm & { data: LeadForm['data'] & { website?: string | undefined } };

/**
 * Takes a lead. The leadId is always fresh, so nothing of an earlier lead with the address shows (D-111); a filled
 * honeypot gets one too, but leaves no row.
 */
export async function saveLead(deps: Deps, { data: { website, ...data }, emailId, ...attribution }: Input) {
  const leadRowId = uuidv7();
  const leadId = derivedToken(deps.settings.PLINTH_SECRET, 'lead', leadRowId);
  if (website) return { leadId };
  await deps.db.insert(leads).values({
    leadRowId,
    tokenHash: hashToken(leadId),
    emailId,
    data,
    fbclid: attribution.fbclid,
    fbp: attribution._fbp,
    fbc: attribution._fbc,
    utmMedium: attribution.utm_medium ?? null,
    utmCampaign: attribution.utm_campaign ?? null,
    utmContent: attribution.utm_content ?? null,
    productId: data.productId ?? null,
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
  return { leadId };
}
