import { accountRoutes } from '../routes/account.ts';
import { analyticsRoutes } from '../routes/analytics.ts';
import { assignmentsRoutes } from '../routes/assignments.ts';
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
import { mentorQueriesRoutes } from '../routes/mentor-queries.ts';
import { mentorsRoutes } from '../routes/mentors.ts';
import { notesRoutes } from '../routes/notes.ts';
import { notificationsRoutes } from '../routes/notifications.ts';
import { onboardingRoutes } from '../routes/onboarding.ts';
import { openLmsRoutes } from '../routes/open-lms.ts';
import { ordersRoutes } from '../routes/orders.ts';
import { paymentsRoutes } from '../routes/payments.ts';
import { placementRoutes } from '../routes/placement.ts';
import { profilesRoutes } from '../routes/profiles.ts';
import { progressRoutes } from '../routes/progress.ts';
import { publicCoursesRoutes } from '../routes/public-courses.ts';
import { quizzesRoutes } from '../routes/quizzes.ts';
import { recommendationsRoutes } from '../routes/recommendations.ts';
import { referralsRoutes } from '../routes/referrals.ts';
import { regionsRoutes } from '../routes/regions.ts';
import { supportRoutes } from '../routes/support.ts';
import { tipsRoutes } from '../routes/tips.ts';
import { vouchingRoutes } from '../routes/vouching.ts';
import { api } from './implementer.ts';

/** Must supply every key of the contract to compile. */
export const router = api.router({
  account: accountRoutes,
  analytics: analyticsRoutes,
  assignments: assignmentsRoutes,
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
  mentorQueries: mentorQueriesRoutes,
  mentors: mentorsRoutes,
  notes: notesRoutes,
  notifications: notificationsRoutes,
  onboarding: onboardingRoutes,
  openLms: openLmsRoutes,
  orders: ordersRoutes,
  payments: paymentsRoutes,
  placement: placementRoutes,
  profiles: profilesRoutes,
  progress: progressRoutes,
  publicCourses: publicCoursesRoutes,
  quizzes: quizzesRoutes,
  recommendations: recommendationsRoutes,
  referrals: referralsRoutes,
  regions: regionsRoutes,
  support: supportRoutes,
  tips: tipsRoutes,
  vouching: vouchingRoutes,
});
