import BadgeCheck from 'lucide-react/icons/badge-check';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import Calculator from 'lucide-react/icons/calculator';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';
import Funnel from 'lucide-react/icons/funnel';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import Handshake from 'lucide-react/icons/handshake';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import Receipt from 'lucide-react/icons/receipt';
import Scale from 'lucide-react/icons/scale';
import School from 'lucide-react/icons/school';
import Tag from 'lucide-react/icons/tag';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';

/** The icon of each office page. */
export const officeIcons: Record<string, typeof Users> = {
  overview: LayoutDashboard,
  cohorts: CalendarRange,
  courses: BookOpen,
  announcements: Megaphone,
  prospects: Inbox,
  applications: FileText,
  funnel: Funnel,
  orders: Receipt,
  emi: Landmark,
  products: Tag,
  vouchers: TicketPercent,
  employers: Building2,
  openings: Briefcase,
  'job-applications': Handshake,
  'interview-feedback': ListChecks,
  'self-placements': BadgeCheck,
  'placement-forms': ClipboardList,
  'placement-messages': Mail,
  feedback: MessageSquareQuote,
  reconciliation: Scale,
  rewards: Gift,
  earnings: HandCoins,
  accounts: Calculator,
  people: UserSearch,
  identity: IdCard,
  staff: Users,
  school: School,
  enrolments: UserPlus,
  webhooks: Webhook,
  'api-keys': KeyRound,
  audit: History,
};
