import { mayAskMore } from '@plinth/domain/course-applications/application-question';
import type { OfficeApplicationDetail } from '@plinth/domain/course-applications/office-application';
import { exactTime } from '@plinth/domain/dates/format-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery, fetchResume } from '../../../data/office-applications.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { AcceptanceForm } from './AcceptanceForm.tsx';
import { AskForm } from './AskForm.tsx';
import { APPLICATION_STAMPS, DEADLINE_TEXTS } from './application-texts.ts';
import * as own from './applications.css.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { NoteForm } from './NoteForm.tsx';
import { OfferForm } from './OfferForm.tsx';

/** One application: the answers, the résumé, the offer and what admissions can do about it. */
export function ApplicationSheet({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const found = useQuery(applicationQuery(applicationId));
  const mayReadMoney = useQuery(ownStaffQuery()).data?.capabilities.includes('money.read') ?? false;
  const application = found.data?.application;
  return (
    <SideSheet
      title={application ? application.name || application.emailId : 'Application'}
      description={
        application &&
        `${application.courseTitle}, ${APPLICATION_STAMPS[application.status].text.toLowerCase()}`
      }
      onClose={onClose}
    >
      <LoadState query={found} what="The application">
        {({ application: one }) => (
          <div className={own.sections}>
            <div className={own.section}>
              <Link href={`mailto:${one.emailId}`}>{one.emailId}</Link>
              <Text secondary>
                Sent {shortTime(one.createdAt)}
                {one.batchNumber
                  ? `, for cohort ${one.productId}-${one.batchNumber}`
                  : ', no upcoming cohort yet'}
              </Text>
              {one.orderId && mayReadMoney && (
                <Link href={`/office/orders?open=${one.orderId}`}>Resulting order</Link>
              )}
              {one.resume && (
                <DownloadButton
                  label={`Download the résumé ${one.resume.name}`}
                  fetchFile={() => fetchResume(one.applicationId)}
                >
                  Résumé
                </DownloadButton>
              )}
            </div>
            <Answers application={one} />
            <Offer application={one} />
            {one.history.length > 0 && <HistoryPart history={one.history} />}
            <NoteForm applicationId={applicationId} />
            {mayAskMore(one.status) && one.question !== 'ASKED' && <AskForm applicationId={applicationId} />}
            {one.status === 'OFFER_SENT' && <AcceptanceForm application={one} />}
            {(one.status === 'APPLICATION_FILLED' || one.status === 'OFFER_SENT') && (
              <OfferForm application={one} />
            )}
            {(one.status === 'APPLICATION_FILLED' || one.status === 'OFFER_SENT') && (
              <DeclineForm application={one} />
            )}
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

type OfApplication = { application: OfficeApplicationDetail };

const Answers = ({ application }: OfApplication) => (
  <SheetSection title="Answers">
    <dl className={own.answers}>
      {application.answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className={own.question}>{question}</dt>
          <dd className={own.answer}>{answer}</dd>
        </div>
      ))}
    </dl>
  </SheetSection>
);

function Offer({ application: { offer, currency } }: OfApplication) {
  if (!offer) return null;
  const money = (amount: number) => formatMoney({ amount, currency });
  const facts = [
    ['Fee', money(offer.amount)],
    ['Scholarship waiver', `− ${money(offer.scholarship)}`],
    ['Early plan discount', `− ${money(offer.planDiscount)}`],
    ...offer.deadlines.map(({ deadlineType, date, isExtended }) => [
      DEADLINE_TEXTS[deadlineType],
      `${exactTime(date, ownZone())}${isExtended ? ', extended' : ''}`,
    ]),
    ...(offer.acceptedAt ? [['Accepted', shortTime(offer.acceptedAt)]] : []),
  ];
  return (
    <SheetSection title="Offer">
      <dl className={own.lines}>
        {facts.map(([name, value]) => (
          <div key={name} className={own.line}>
            <dt>{name}</dt>
            <dd className={own.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
