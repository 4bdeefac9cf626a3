/** One stop of the dashboard tour. */
export type Coachmark = { key: string; title: string; text: string };

/** The tour of the learner dashboard, in order. */
export const COACHMARKS = [
  {
    key: 'welcome',
    title: 'Welcome to your course',
    text: 'This short tour shows where things are. You can close it at any step.',
  },
  {
    key: 'account-menu',
    title: 'Account menu',
    text: 'Your profile, documents and bills are here, and this is where you log out.',
  },
  {
    key: 'dashboard',
    title: 'Dashboard',
    text: 'Come back here to see where you stand and what comes next.',
  },
  { key: 'attendance', title: 'Attendance', text: 'How many of the live sessions so far you have attended.' },
  {
    key: 'pending-tasks',
    title: 'Pending tasks',
    text: 'Everything that is still waiting for you, the most urgent first.',
  },
  {
    key: 'upcoming-schedule',
    title: 'Upcoming schedule',
    text: 'Your live sessions and dates, week by week.',
  },
  { key: 'queries', title: 'Queries', text: 'Ask your mentors here and follow their answers.' },
  {
    key: 'skill-progress',
    title: 'Skill progress',
    text: 'How far you have come in each skill of the course.',
  },
  { key: 'performance', title: 'Performance', text: 'Your results in quizzes and assignments.' },
  { key: 'tasks', title: 'Tasks', text: 'Hand in your assignments and read the remarks on them.' },
] as const satisfies readonly Coachmark[];
