import { formatMoney } from '@plinth/domain/money/format-money';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { auditEntriesQuery } from '../../../data/audit-entries.ts';
import { personDevicesQuery, personMailsQuery, personOrdersQuery } from '../../../data/office-people.ts';
import { orderStamp } from '../../../parts/billing-texts.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { actionText, actorText, SOURCE_TEXTS, subjectText } from '../audit/audit-texts.ts';
import { shortTime } from '../list/short-time.ts';
import { MailStopNotice } from './MailStopNotice.tsx';
import { PersonSection } from './PersonSection.tsx';
import { useSectionPage } from './section-page.ts';

type SectionProps = { userId: string };

const MAIL_TEXTS = {
  PENDING: 'Waiting',
  SENT: 'Sent',
  FAILED: 'Failed',
  REFUSED: 'Not wanted',
  STOPPED: 'Kept back',
} as const;
const hasFailed = (status: keyof typeof MAIL_TEXTS) => status === 'FAILED' || status === 'STOPPED';

export const OrdersSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="orders"
    title="Orders"
    query={useQuery(personOrdersQuery({ userId, pageNo: useSectionPage('orders') }))}
    rowsOf={(data) => data.orders}
    totalOf={(data) => data.total}
    rowKey={({ orderId }) => orderId}
    empty="Nothing has been ordered yet."
    columns={[
      { id: 'product', header: 'Course', cell: ({ productId }) => productId },
      { id: 'status', header: 'State', cell: ({ status }) => <StampChip stamp={orderStamp(status)} /> },
      {
        id: 'price',
        header: 'Price',
        figures: true,
        cell: ({ money }) =>
          money ? formatMoney({ amount: money.price, currency: money.currency }) : 'Not for your role',
      },
      {
        id: 'paid',
        header: 'Paid',
        figures: true,
        cell: ({ money }) =>
          money ? formatMoney({ amount: money.paid, currency: money.currency }) : 'Not for your role',
      },
      { id: 'at', header: 'Since', figures: 'end', cell: ({ createdAt }) => shortTime(createdAt) },
    ]}
  />
);

export const MailsSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="mails"
    title="Emails sent"
    query={useQuery(personMailsQuery({ userId, pageNo: useSectionPage('mails') }))}
    rowsOf={(data) => data.mails}
    totalOf={(data) => data.total}
    rowKey={({ mailId }) => mailId}
    noticeOf={({ stop }) => stop && <MailStopNotice userId={userId} stop={stop} />}
    empty="No email has gone to this address yet."
    columns={[
      { id: 'subject', header: 'Subject', cell: ({ subject }) => subject },
      {
        id: 'status',
        header: 'State',
        cell: ({ status }) => (
          <StatusChip tone={hasFailed(status) ? 'error' : 'neutral'}>{MAIL_TEXTS[status]}</StatusChip>
        ),
      },
      {
        id: 'at',
        header: 'When',
        figures: 'end',
        cell: ({ sentAt, createdAt }) => shortTime(sentAt ?? createdAt),
      },
    ]}
  />
);

export const DevicesSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="devices"
    title="Devices"
    query={useQuery(personDevicesQuery({ userId, pageNo: useSectionPage('devices') }))}
    rowsOf={(data) => data.devices}
    totalOf={(data) => data.total}
    rowKey={({ sessionId }) => sessionId}
    empty="Not signed in anywhere."
    columns={[
      { id: 'device', header: 'Device', cell: ({ device }) => device },
      { id: 'country', header: 'Country', cell: ({ countryCode }) => countryCode ?? '–' },
      { id: 'since', header: 'Signed in', figures: true, cell: ({ createdAt }) => shortTime(createdAt) },
      { id: 'at', header: 'Last used', figures: 'end', cell: ({ lastUsedAt }) => shortTime(lastUsedAt) },
    ]}
  />
);

export const AuditSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="audit"
    title="Audit log"
    query={useQuery(auditEntriesQuery({ search: '', personId: userId, pageNo: useSectionPage('audit') }))}
    rowsOf={(data) => data.entries}
    totalOf={(data) => data.total}
    rowKey={({ auditId }) => auditId}
    empty="No changes by or about this person."
    columns={[
      { id: 'action', header: 'Action', cell: ({ action }) => actionText(action) },
      { id: 'actor', header: 'Who', cell: (entry) => actorText(entry) },
      { id: 'subject', header: 'Subject', cell: (entry) => subjectText(entry) },
      { id: 'source', header: 'Source', cell: ({ source }) => SOURCE_TEXTS[source] },
      { id: 'at', header: 'When', figures: 'end', cell: ({ createdAt }) => shortTime(createdAt) },
    ]}
  />
);
