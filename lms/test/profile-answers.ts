import type { Recommendation } from '@plinth/domain/recommendations/recommendation';
import type { FullProfile } from '../src/data/profile-sections.ts';
import { idOf, personOf } from './people.ts';
import { answers } from './server.ts';

/** The user's own full profile in a test, empty except for what is given. */
export const fullOf = (profile: Partial<FullProfile> = {}): FullProfile => ({
  userProfile: personOf().userProfile,
  sections: {
    basicDetails: [],
    educationDetails: [],
    professionDetails: [],
    placementDetails: [],
    skills: [],
    importantLinks: [],
  },
  projects: [],
  importantLinks: [],
  isOwner: true,
  applauds: 0,
  hasApplauded: false,
  ...profile,
});

/** A recommendation, by default waiting for its recipient. */
export const recommendationOf = (facts: Partial<Recommendation> = {}): Recommendation => ({
  recommendationId: idOf('e1'),
  author: {
    userHash: 'mira-test-hash',
    firstName: 'Mira',
    lastName: 'Test',
    occupation: 'Architect',
    photo: null,
  },
  relationship: 'Worked together',
  text: 'Careful, and fast on site.',
  status: 'PENDING',
  isVisible: false,
  upvotes: 2,
  hasUpvoted: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...facts,
});

/** The slot of the introduction video. */
export const VIDEO_SLOT = idOf('d9');

/** Default answers to the calls made around every profile. */
export function answersAroundProfile(): void {
  answers('profiles', 'readProfileCompletion', {
    percentage: 50,
    profileStatus: 'FILLED_EDUCATION_FORM',
    milestones: [],
    missing: ['skills', 'importantLinks'],
  });
  answers('profiles', 'listBadges', { badges: [] });
  answers('vouching', 'listConnections', {
    connections: [],
    total: 0,
    takesQuestions: false,
    canVouch: false,
  });
  answers('vouching', 'listShown', { vouches: [], total: 0, takesQuestions: false });
  answers('recommendations', 'list', { recommendations: [], total: 0 });
  answers('recommendations', 'checkStatus', { hasRecommended: false, canRecommend: true });
  answers('documents', 'readIdentityVerification', { status: 'NOT_SUBMITTED', slots: [] });
  answers('documents', 'listDocuments', {
    documents: [
      {
        documentId: VIDEO_SLOT,
        kind: 'OTHER',
        name: 'Introduction video',
        status: 'PENDING',
        createdAt: null,
        isUploadable: true,
        mediaKey: 'INTRODUCTION_VIDEO',
      },
    ],
  });
}
