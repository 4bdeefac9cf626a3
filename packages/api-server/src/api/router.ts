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
import { emiRoutes } from '../routes/emi.ts';
import { evaluationDayRoutes } from '../routes/evaluation-day.ts';
import { feedbackRoutes } from '../routes/feedback.ts';
import { formsRoutes } from '../routes/forms.ts';
import { leaderboardsRoutes } from '../routes/leaderboards.ts';
import { leadsRoutes } from '../routes/leads.ts';
import { mentorQueriesRoutes } from '../routes/mentor-queries.ts';
import { notesRoutes } from '../routes/notes.ts';
import { notificationsRoutes } from '../routes/notifications.ts';
import { onboardingRoutes } from '../routes/onboarding.ts';
import { ordersRoutes } from '../routes/orders.ts';
import { paymentsRoutes } from '../routes/payments.ts';
import { profilesRoutes } from '../routes/profiles.ts';
import { progressRoutes } from '../routes/progress.ts';
import { publicCoursesRoutes } from '../routes/public-courses.ts';
import { quizzesRoutes } from '../routes/quizzes.ts';
import { recommendationsRoutes } from '../routes/recommendations.ts';
import { referralsRoutes } from '../routes/referrals.ts';
import { regionsRoutes } from '../routes/regions.ts';
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
  emi: emiRoutes,
  evaluationDay: evaluationDayRoutes,
  feedback: feedbackRoutes,
  forms: formsRoutes,
  leaderboards: leaderboardsRoutes,
  leads: leadsRoutes,
  mentorQueries: mentorQueriesRoutes,
  notes: notesRoutes,
  notifications: notificationsRoutes,
  onboarding: onboardingRoutes,
  orders: ordersRoutes,
  payments: paymentsRoutes,
  profiles: profilesRoutes,
  progress: progressRoutes,
  publicCourses: publicCoursesRoutes,
  quizzes: quizzesRoutes,
  recommendations: recommendationsRoutes,
  referrals: referralsRoutes,
  regions: regionsRoutes,
  vouching: vouchingRoutes,
});
