import { account } from './account.ts';
import { analytics } from './analytics.ts';
import { announcements } from './announcements.ts';
import { assignments } from './assignments.ts';
import { auditEntries } from './audit-entries.ts';
import { auth } from './auth.ts';
import { calendar } from './calendar.ts';
import { careerBuilder } from './career-builder.ts';
import { cohorts } from './cohorts.ts';
import { content } from './content.ts';
import { courseApplications } from './course-applications.ts';
import { curriculum } from './curriculum.ts';
import { dashboards } from './dashboards.ts';
import { documents } from './documents.ts';
import { earnings } from './earnings.ts';
import { emi } from './emi.ts';
import { evaluationDay } from './evaluation-day.ts';
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import { impact } from './impact.ts';
import { jobs } from './jobs.ts';
import { leadMentors } from './lead-mentors.ts';
import { leaderboards } from './leaderboards.ts';
import { leads } from './leads.ts';
import { live } from './live.ts';
import { mails } from './mails.ts';
import { meetings } from './meetings.ts';
import { mentorQueries } from './mentor-queries.ts';
import { mentors } from './mentors.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { officeAccounts } from './office-accounts.ts';
import { officeApplications } from './office-applications.ts';
import { officeCertificates } from './office-certificates.ts';
import { officeClosing } from './office-closing.ts';
import { officeCohorts } from './office-cohorts.ts';
import { officeCourseDrafts } from './office-course-drafts.ts';
import { officeCourses } from './office-courses.ts';
import { officeEarnings } from './office-earnings.ts';
import { officeEmi } from './office-emi.ts';
import { officeEnrolments } from './office-enrolments.ts';
import { officeFeedback } from './office-feedback.ts';
import { officeFunnel } from './office-funnel.ts';
import { officeGroups } from './office-groups.ts';
import { officeGuide } from './office-guide.ts';
import { officeHealth } from './office-health.ts';
import { officeIdentity } from './office-identity.ts';
import { officeJobs } from './office-jobs.ts';
import { officeKeys } from './office-keys.ts';
import { officeMoves } from './office-moves.ts';
import { officeOrders } from './office-orders.ts';
import { officePeople } from './office-people.ts';
import { officePlacement } from './office-placement.ts';
import { officeProducts } from './office-products.ts';
import { officeReconciliation } from './office-reconciliation.ts';
import { officeRewards } from './office-rewards.ts';
import { officeSessions } from './office-sessions.ts';
import { officeVouchers } from './office-vouchers.ts';
import { officeWebhooks } from './office-webhooks.ts';
import { onboarding } from './onboarding.ts';
import { openLms } from './open-lms.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { placement } from './placement.ts';
import { profiles } from './profiles.ts';
import { progress } from './progress.ts';
import { prospects } from './prospects.ts';
import { publicCourses } from './public-courses.ts';
import { push } from './push.ts';
import { quizzes } from './quizzes.ts';
import { recommendations } from './recommendations.ts';
import { referrals } from './referrals.ts';
import { regions } from './regions.ts';
import { search } from './search.ts';
import { secondFactors } from './second-factors.ts';
import { staff } from './staff.ts';
import { support } from './support.ts';
import { tips } from './tips.ts';
import { vouching } from './vouching.ts';
import { waiting } from './waiting.ts';

/** Every HTTP call of the product, by area. The server must implement each key to compile. */
export const contract = {
  analytics,
  account,
  announcements,
  assignments,
  auditEntries,
  auth,
  calendar,
  careerBuilder,
  cohorts,
  content,
  courseApplications,
  curriculum,
  dashboards,
  documents,
  earnings,
  emi,
  evaluationDay,
  feedback,
  forms,
  impact,
  jobs,
  leaderboards,
  leadMentors,
  leads,
  meetings,
  mails,
  mentorQueries,
  mentors,
  notes,
  live,
  notifications,
  officeFeedback,
  officeFunnel,
  officeGroups,
  officeGuide,
  officeHealth,
  officeIdentity,
  officeAccounts,
  officeApplications,
  officeOrders,
  officePeople,
  officeEarnings,
  officeEmi,
  officePlacement,
  officeEnrolments,
  officeJobs,
  officeMoves,
  officeProducts,
  officeReconciliation,
  officeRewards,
  officeSessions,
  officeCertificates,
  officeClosing,
  officeCohorts,
  officeCourseDrafts,
  officeCourses,
  officeVouchers,
  officeWebhooks,
  officeKeys,
  onboarding,
  openLms,
  orders,
  payments,
  placement,
  profiles,
  prospects,
  progress,
  publicCourses,
  push,
  quizzes,
  recommendations,
  referrals,
  regions,
  search,
  secondFactors,
  staff,
  support,
  tips,
  vouching,
  waiting,
};

export type Contract = typeof contract;
