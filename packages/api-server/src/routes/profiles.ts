import { signedIn } from '../api/context.ts';
import { anyone, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { addDetail } from '../services/profiles/add-detail.ts';
import { applaud, withdrawApplause } from '../services/profiles/applaud.ts';
import { deleteDetail } from '../services/profiles/delete-detail.ts';
import { listBadges } from '../services/profiles/list-badges.ts';
import { listDetails } from '../services/profiles/list-details.ts';
import { listImportantLinks } from '../services/profiles/list-important-links.ts';
import { listProjects } from '../services/profiles/list-projects.ts';
import { listSkills } from '../services/profiles/list-skills.ts';
import { orderDetails } from '../services/profiles/order-details.ts';
import { readDataProfile } from '../services/profiles/read-data-profile.ts';
import { readFullProfile } from '../services/profiles/read-full-profile.ts';
import { readProfile } from '../services/profiles/read-profile.ts';
import { readCompletionScore, readProfileCompletion } from '../services/profiles/read-profile-completion.ts';
import { readPublicProfile } from '../services/profiles/read-public-profile.ts';
import { saveDetail } from '../services/profiles/save-detail.ts';
import { saveGuideProfile } from '../services/profiles/save-guide-profile.ts';
import { savePhone } from '../services/profiles/save-phone.ts';
import { savePhoto } from '../services/profiles/save-photo.ts';
import { saveProfileSections } from '../services/profiles/save-profile-sections.ts';
import { saveProfileStatus } from '../services/profiles/save-profile-status.ts';
import { saveProject } from '../services/profiles/save-project.ts';

const { profiles } = api;

export const profilesRoutes = profiles.router({
  readDataProfile: profiles.readDataProfile.handler(own(readDataProfile)),
  savePhone: profiles.savePhone.handler(own(savePhone, 'body')),
  saveProfileStatus: profiles.saveProfileStatus.handler(own(saveProfileStatus, 'body')),
  savePhoto: profiles.savePhoto.handler(own(savePhoto, 'body')),
  readProfile: profiles.readProfile.handler(own(readProfile)),
  saveGuideProfile: profiles.saveGuideProfile.handler(own(saveGuideProfile, 'body')),
  readFullProfile: profiles.readFullProfile.handler(({ context, input }) =>
    readFullProfile(context.deps, signedIn(context), input.query?.userHash),
  ),
  saveProfileSections: profiles.saveProfileSections.handler(own(saveProfileSections, 'body')),
  listProjects: profiles.listProjects.handler(({ context, input }) =>
    listProjects(context.deps, signedIn(context), input.query?.userHash),
  ),
  saveProject: profiles.saveProject.handler(own(saveProject, 'body')),
  listDetails: profiles.listDetails.handler(({ context, input }) =>
    listDetails(context.deps, signedIn(context), input.query?.sectionId),
  ),
  addDetail: profiles.addDetail.handler(({ context, input }) =>
    addDetail(context.deps, signedIn(context), input.query.sectionId, input.body.data),
  ),
  saveDetail: profiles.saveDetail.handler(({ context, input }) =>
    saveDetail(context.deps, signedIn(context), input.query, input.body),
  ),
  orderDetails: profiles.orderDetails.handler(({ context, input }) =>
    orderDetails(context.deps, signedIn(context), input.query.sectionId, input.body),
  ),
  deleteDetail: profiles.deleteDetail.handler(own(deleteDetail, 'query')),
  listImportantLinks: profiles.listImportantLinks.handler(({ context, input }) =>
    listImportantLinks(context.deps, signedIn(context), input.query?.userHash),
  ),
  readProfileCompletion: profiles.readProfileCompletion.handler(own(readProfileCompletion)),
  listBadges: profiles.listBadges.handler(anyone(listBadges, 'query.userHash')),
  listSkills: profiles.listSkills.handler(anyone(listSkills, 'query.userHash')),
  applaud: profiles.applaud.handler(own(applaud, 'body.userHash')),
  withdrawApplause: profiles.withdrawApplause.handler(own(withdrawApplause, 'query.userHash')),
  readCompletionScore: profiles.readCompletionScore.handler(anyone(readCompletionScore, 'query.userHash')),
  readPublicProfile: profiles.readPublicProfile.handler(async ({ context, input }) => {
    const viewer = await context.findCaller();
    return readPublicProfile(context.deps, input.query.userHash, viewer?.userId ?? null);
  }),
});
