import { planName } from '@plinth/domain/orders/plan-name';
import type { OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { emiApplicationQuery, fetchEmiDocument } from '../../../data/office-emi.ts';
import { DocumentPreview } from '../../../parts/DocumentPreview.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { moneyText } from '../orders/order-texts.ts';
import * as own from '../orders/orders.css.ts';
import { emiStamp } from './emi-texts.ts';
import { PaidForm } from './PaidForm.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** One application: its answers and documents, and the pending decision. */
export function EmiSheet({ emiFormId, onClose }: { emiFormId: string; onClose: () => void }) {
  const found = useQuery(emiApplicationQuery(emiFormId));
  const application = found.data?.application;
  return (
    <SideSheet
      title={application ? application.name || application.emailId : 'EMI application'}
      description={
        application && `${application.courseTitle}, ${emiStamp(application.status).text.toLowerCase()}`
      }
      onClose={onClose}
    >
      <LoadState query={found} what="The application">
        {({ application: one }) => (
          <div className={own.sections}>
            <Facts application={one} />
            <Answers application={one} />
            <Documents application={one} />
            {one.status === 'IN_REVIEW' && <ReviewForm application={one} />}
            {one.status === 'REVIEWED' && one.loan && !one.loan.isPaid && (
              <PartnerForm application={one} loan={one.loan} />
            )}
            {one.status === 'EXPIRED' && one.loan && !one.loan.isPaid && (
              <PaidForm application={one} loan={one.loan} />
            )}
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

type OfApplication = { application: OfficeEmiDetail };

const Facts = ({ application }: OfApplication) => (
  <div className={own.section}>
    <Link href={`mailto:${application.emailId}`}>{application.emailId}</Link>
    <Link href={`/office/orders?open=${application.orderId}`}>The order it is for</Link>
    <Text size="s">
      {application.planType ? `${planName(application.planType)}. ` : ''}
      {application.loan
        ? `The partner's part is ${moneyText(application.loan.amount, application.loan.currency)}${application.loan.isPaid ? ', which is paid' : ''}.`
        : 'The plan was changed: it has no part that a partner pays.'}
    </Text>
    {application.submittedAt && <Annotation>{`Handed in ${shortTime(application.submittedAt)}`}</Annotation>}
    {application.remark && <Text size="s" lines>{`Last remark: ${application.remark}`}</Text>}
  </div>
);

const Answers = ({ application }: OfApplication) => (
  <SheetSection title="Answers">
    <dl className={own.items}>
      {application.answers.map(({ question, answer }) => (
        <div key={question} className={own.item}>
          <dt>
            <Annotation>{question}</Annotation>
          </dt>
          <dd className={own.answer}>{answer || '–'}</dd>
        </div>
      ))}
    </dl>
  </SheetSection>
);

const Documents = ({ application: { emiFormId, documents } }: OfApplication) => (
  <SheetSection title="Documents">
    {documents.length === 0 ? (
      <Text secondary>Nothing has been handed in yet.</Text>
    ) : (
      <ul className={own.items}>
        {documents.map(({ kind, name, isRefused }) => (
          <li key={kind} className={own.item}>
            <div className={own.row}>
              <span>{name}</span>
              {isRefused && <StatusChip tone="warning">To be replaced</StatusChip>}
            </div>
            <DocumentPreview name={name} fetchFile={() => fetchEmiDocument({ emiFormId, kind })} />
          </li>
        ))}
      </ul>
    )}
    <Text secondary>Opening one is recorded in the audit log.</Text>
  </SheetSection>
);
