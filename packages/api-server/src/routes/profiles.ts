import { signedIn } from '../api/context.ts';
import { anyone, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const profilesRoutes: Routes<'profiles'> = {
  readDataProfile: own(readDataProfile),
  savePhone: own(savePhone, 'body'),
  saveProfileStatus: own(saveProfileStatus, 'body'),
  savePhoto: own(savePhoto, 'body'),
  readProfile: own(readProfile),
  saveGuideProfile: own(saveGuideProfile, 'body'),
  readFullProfile: ({ context, input }) =>
    readFullProfile(context.deps, signedIn(context), input.query?.userHash),
  saveProfileSections: own(saveProfileSections, 'body'),
  listProjects: ({ context, input }) => listProjects(context.deps, signedIn(context), input.query?.userHash),
  saveProject: own(saveProject, 'body'),
  listDetails: ({ context, input }) => listDetails(context.deps, signedIn(context), input.query?.sectionId),
  addDetail: ({ context, input }) =>
    addDetail(context.deps, signedIn(context), input.query.sectionId, input.body.data),
  saveDetail: ({ context, input }) => saveDetail(context.deps, signedIn(context), input.query, input.body),
  orderDetails: ({ context, input }) =>
    orderDetails(context.deps, signedIn(context), input.query.sectionId, input.body),
  deleteDetail: own(deleteDetail, 'query'),
  listImportantLinks: ({ context, input }) =>
    listImportantLinks(context.deps, signedIn(context), input.query?.userHash),
  readProfileCompletion: own(readProfileCompletion),
  listBadges: anyone(listBadges, 'query.userHash'),
  listSkills: anyone(listSkills, 'query.userHash'),
  applaud: own(applaud, 'body.userHash'),
  withdrawApplause: own(withdrawApplause, 'query.userHash'),
  readCompletionScore: anyone(readCompletionScore, 'query.userHash'),
  readPublicProfile: async ({ context, input }) => {
    const viewer = await context.findCaller();
    return readPublicProfile(context.deps, input.query.userHash, viewer?.userId ?? null);
  },
};
