import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { decideIdentity } from '../services/identity/decide-identity.ts';
import { downloadReviews } from '../services/identity/download-reviews.ts';
import { listReviews } from '../services/identity/list-reviews.ts';
import { openFile } from '../services/identity/open-file.ts';
import { readReview } from '../services/identity/read-review.ts';

const { officeIdentity } = api;

export const officeIdentityRoutes = officeIdentity.router({
  list: officeIdentity.list.handler(anyone(listReviews, 'query')),
  download: officeIdentity.download.handler(byOffice(downloadReviews, 'query')),
  read: officeIdentity.read.handler(anyone(readReview, 'params')),
  openFile: officeIdentity.openFile.handler(byOffice(openFile, 'params')),
  decide: officeIdentity.decide.handler(({ context, input }) =>
    decideIdentity(context.deps, officeAct(context, signedIn(context)), signedIn(context), {
      ...input.params,
      ...input.body,
    }),
  ),
});
