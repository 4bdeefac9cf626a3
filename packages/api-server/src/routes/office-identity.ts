import { anyone, byOffice, byOfficeOwn } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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
  decide: byOfficeOwn(decideIdentity, 'params', 'body'),
};
