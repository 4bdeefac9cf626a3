import { accountRoutes } from '../routes/account.ts';
import { analyticsRoutes } from '../routes/analytics.ts';
import { announcementsRoutes } from '../routes/announcements.ts';
import { assignmentsRoutes } from '../routes/assignments.ts';
import { auditEntriesRoutes } from '../routes/audit-entries.ts';
import { authRoutes } from '../routes/auth.ts';
import { calendarRoutes } from '../routes/calendar.ts';
import { careerBuilderRoutes } from '../routes/career-builder.ts';
import { cohortsRoutes } from '../routes/cohorts.ts';
import { contentRoutes } from '../routes/content.ts';
import { courseApplicationsRoutes } from '../routes/course-applications.ts';
import { curriculumRoutes } from '../routes/curriculum.ts';
import { dashboardsRoutes } from '../routes/dashboards.ts';
import { documentsRoutes } from '../routes/documents.ts';
import { earningsRoutes } from '../routes/earnings.ts';
import { emiRoutes } from '../routes/emi.ts';
import { evaluationDayRoutes } from '../routes/evaluation-day.ts';
import { feedbackRoutes } from '../routes/feedback.ts';
import { formsRoutes } from '../routes/forms.ts';
import { impactRoutes } from '../routes/impact.ts';
import { jobsRoutes } from '../routes/jobs.ts';
import { leadMentorsRoutes } from '../routes/lead-mentors.ts';
import { leaderboardsRoutes } from '../routes/leaderboards.ts';
import { leadsRoutes } from '../routes/leads.ts';
import { liveRoutes } from '../routes/live.ts';
import { mailsRoutes } from '../routes/mails.ts';
import { meetingsRoutes } from '../routes/meetings.ts';
import { mentorQueriesRoutes } from '../routes/mentor-queries.ts';
import { mentorsRoutes } from '../routes/mentors.ts';
import { notesRoutes } from '../routes/notes.ts';
import { notificationsRoutes } from '../routes/notifications.ts';
import { officeAccountsRoutes } from '../routes/office-accounts.ts';
import { officeApplicationsRoutes } from '../routes/office-applications.ts';
import { officeCertificatesRoutes } from '../routes/office-certificates.ts';
import { officeClosingRoutes } from '../routes/office-closing.ts';
import { officeCohortsRoutes } from '../routes/office-cohorts.ts';
import { officeCourseDraftsRoutes } from '../routes/office-course-drafts.ts';
import { officeCoursesRoutes } from '../routes/office-courses.ts';
import { officeEarningsRoutes } from '../routes/office-earnings.ts';
import { officeEmiRoutes } from '../routes/office-emi.ts';
import { officeEnrolmentsRoutes } from '../routes/office-enrolments.ts';
import { officeFeedbackRoutes } from '../routes/office-feedback.ts';
import { officeFunnelRoutes } from '../routes/office-funnel.ts';
import { officeGroupsRoutes } from '../routes/office-groups.ts';
import { officeGuideRoutes } from '../routes/office-guide.ts';
import { officeHealthRoutes } from '../routes/office-health.ts';
import { officeIdentityRoutes } from '../routes/office-identity.ts';
import { officeJobsRoutes } from '../routes/office-jobs.ts';
import { officeKeysRoutes } from '../routes/office-keys.ts';
import { officeMovesRoutes } from '../routes/office-moves.ts';
import { officeOrdersRoutes } from '../routes/office-orders.ts';
import { officePeopleRoutes } from '../routes/office-people.ts';
import { officePlacementRoutes } from '../routes/office-placement.ts';
import { officeProductsRoutes } from '../routes/office-products.ts';
import { officeReconciliationRoutes } from '../routes/office-reconciliation.ts';
import { officeRewardsRoutes } from '../routes/office-rewards.ts';
import { officeSessionsRoutes } from '../routes/office-sessions.ts';
import { officeVouchersRoutes } from '../routes/office-vouchers.ts';
import { officeWebhooksRoutes } from '../routes/office-webhooks.ts';
import { onboardingRoutes } from '../routes/onboarding.ts';
import { openLmsRoutes } from '../routes/open-lms.ts';
import { ordersRoutes } from '../routes/orders.ts';
import { paymentsRoutes } from '../routes/payments.ts';
import { placementRoutes } from '../routes/placement.ts';
import { profilesRoutes } from '../routes/profiles.ts';
import { progressRoutes } from '../routes/progress.ts';
import { prospectsRoutes } from '../routes/prospects.ts';
import { publicCoursesRoutes } from '../routes/public-courses.ts';
import { pushRoutes } from '../routes/push.ts';
import { quizzesRoutes } from '../routes/quizzes.ts';
import { recommendationsRoutes } from '../routes/recommendations.ts';
import { referralsRoutes } from '../routes/referrals.ts';
import { regionsRoutes } from '../routes/regions.ts';
import { searchRoutes } from '../routes/search.ts';
import { secondFactorsRoutes } from '../routes/second-factors.ts';
import { staffRoutes } from '../routes/staff.ts';
import { supportRoutes } from '../routes/support.ts';
import { tipsRoutes } from '../routes/tips.ts';
import { vouchingRoutes } from '../routes/vouching.ts';
import { waitingRoutes } from '../routes/waiting.ts';
import { api } from './implementer.ts';

/** Must supply every key of the contract to compile. */
export const router = api.router({
  account: accountRoutes,
  analytics: analyticsRoutes,
  announcements: announcementsRoutes,
  assignments: assignmentsRoutes,
  auditEntries: auditEntriesRoutes,
  auth: authRoutes,
  calendar: calendarRoutes,
  careerBuilder: careerBuilderRoutes,
  cohorts: cohortsRoutes,
  content: contentRoutes,
  courseApplications: courseApplicationsRoutes,
  curriculum: curriculumRoutes,
  dashboards: dashboardsRoutes,
  documents: documentsRoutes,
  earnings: earningsRoutes,
  emi: emiRoutes,
  evaluationDay: evaluationDayRoutes,
  feedback: feedbackRoutes,
  forms: formsRoutes,
  jobs: jobsRoutes,
  impact: impactRoutes,
  leaderboards: leaderboardsRoutes,
  leadMentors: leadMentorsRoutes,
  leads: leadsRoutes,
  meetings: meetingsRoutes,
  mails: mailsRoutes,
  mentorQueries: mentorQueriesRoutes,
  mentors: mentorsRoutes,
  notes: notesRoutes,
  live: liveRoutes,
  notifications: notificationsRoutes,
  officeFunnel: officeFunnelRoutes,
  officeGroups: officeGroupsRoutes,
  officeGuide: officeGuideRoutes,
  officeHealth: officeHealthRoutes,
  officeIdentity: officeIdentityRoutes,
  officeAccounts: officeAccountsRoutes,
  officeApplications: officeApplicationsRoutes,
  officeOrders: officeOrdersRoutes,
  officePeople: officePeopleRoutes,
  officeEarnings: officeEarningsRoutes,
  officeEmi: officeEmiRoutes,
  officeEnrolments: officeEnrolmentsRoutes,
  officeFeedback: officeFeedbackRoutes,
  officeJobs: officeJobsRoutes,
  officePlacement: officePlacementRoutes,
  officeMoves: officeMovesRoutes,
  officeProducts: officeProductsRoutes,
  officeReconciliation: officeReconciliationRoutes,
  officeRewards: officeRewardsRoutes,
  officeSessions: officeSessionsRoutes,
  officeCertificates: officeCertificatesRoutes,
  officeClosing: officeClosingRoutes,
  officeCohorts: officeCohortsRoutes,
  officeCourseDrafts: officeCourseDraftsRoutes,
  officeCourses: officeCoursesRoutes,
  officeVouchers: officeVouchersRoutes,
  officeKeys: officeKeysRoutes,
  officeWebhooks: officeWebhooksRoutes,
  onboarding: onboardingRoutes,
  openLms: openLmsRoutes,
  orders: ordersRoutes,
  payments: paymentsRoutes,
  placement: placementRoutes,
  profiles: profilesRoutes,
  prospects: prospectsRoutes,
  progress: progressRoutes,
  publicCourses: publicCoursesRoutes,
  push: pushRoutes,
  quizzes: quizzesRoutes,
  recommendations: recommendationsRoutes,
  referrals: referralsRoutes,
  regions: regionsRoutes,
  search: searchRoutes,
  secondFactors: secondFactorsRoutes,
  staff: staffRoutes,
  support: supportRoutes,
  tips: tipsRoutes,
  vouching: vouchingRoutes,
  waiting: waitingRoutes,
});
