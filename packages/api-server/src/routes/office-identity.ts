import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { decideIdentity } from '../services/identity/decide-identity.ts';
import { downloadReviews } from '../services/identity/download-reviews.ts';
import { listReviews } from '../services/identity/list-reviews.ts';
import { openFile } from '../services/identity/open-file.ts';
import { readReview } from '../services/identity/read-review.ts';

export const officeIdentityRoutes: Routes<'officeIdentity'> = {
  list: anyone(listReviews, 'query'),
  download: byOffice(downloadReviews, 'query'),
  read: anyone(readReview, 'params'),
  openFile: byOffice(openFile, 'params'),
  decide: ({ context, input }) =>
    decideIdentity(context.deps, officeAct(context, signedIn(context)), signedIn(context), {
      ...input.params,
      ...input.body,
    }),
};
