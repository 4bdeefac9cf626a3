import BookOpen from 'lucide-react/icons/book-open';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartLine from 'lucide-react/icons/chart-line';
import Compass from 'lucide-react/icons/compass';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import Ruler from 'lucide-react/icons/ruler';

/** The icon of each cohort page, by its name in the address. */
export const sideIcons: Record<string, typeof BookOpen> = {
  dashboard: LayoutDashboard,
  curriculum: BookOpen,
  capstone: Compass,
  queries: MessageSquare,
  'queries-v2': MessageSquare,
  'skill-progress': Ruler,
  performance: ChartLine,
  'my-performance': ChartLine,
  'group-performance': ChartLine,
  tasks: ListChecks,
  'task-assessment': ListChecks,
  'evaluation-day': CalendarCheck,
};

/** The drawing style of the frame's icons. */
export const pen = {
  size: 19,
  strokeWidth: 1.6,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
  'aria-hidden': true,
} as const;
