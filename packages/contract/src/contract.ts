import { account } from './account.ts';
import { analytics } from './analytics.ts';
import { assignments } from './assignments.ts';
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
import { mentorQueries } from './mentor-queries.ts';
import { mentors } from './mentors.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { openLms } from './open-lms.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { placement } from './placement.ts';
import { profiles } from './profiles.ts';
import { progress } from './progress.ts';
import { publicCourses } from './public-courses.ts';
import { quizzes } from './quizzes.ts';
import { recommendations } from './recommendations.ts';
import { referrals } from './referrals.ts';
import { regions } from './regions.ts';
import { support } from './support.ts';
import { tips } from './tips.ts';
import { vouching } from './vouching.ts';

/** Every HTTP call of the product, by area. The server must implement each key to compile. */
export const contract = {
  analytics,
  account,
  assignments,
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
  mentorQueries,
  mentors,
  notes,
  notifications,
  onboarding,
  openLms,
  orders,
  payments,
  placement,
  profiles,
  progress,
  publicCourses,
  quizzes,
  recommendations,
  referrals,
  regions,
  support,
  tips,
  vouching,
};

export type Contract = typeof contract;
