import { isShippedProduct } from '@plinth/domain/catalog/product-codes';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { coursePath } from '@plinth/domain/navigation/course-paths';
import type { DeadlineType } from '@plinth/domain/orders/deadline-type';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useEffect, useState } from 'react';
import { type Application, api } from '../../api/client.ts';
import { isOvertaken } from '../../api/to-message.ts';
import { keepRegion } from '../../parts/keep-region.ts';
import { ResumeField } from '../application/ResumeField.tsx';
import { FailureNote } from '../FailureNote.tsx';
import { inOwnZone } from '../in-own-zone.ts';
import * as css from '../island.css.ts';
import { Ledger } from '../Ledger.tsx';
import { useActs } from '../use-acts.ts';
import { Deadlines } from './Deadlines.tsx';
import { OfferQuestions } from './OfferQuestions.tsx';
import { offerLines } from './offer-lines.ts';
import { SchoolQuestions } from './SchoolQuestions.tsx';
import { statusTextOf } from './status-text-of.ts';
import { TermsAgreement } from './TermsAgreement.tsx';

type Props = {
  application: Application;
  now: string;
  onReload: () => Promise<unknown>;
  leave: (path: string) => void;
};

const NEAR_MS = 2 * 86_400_000;

const isNear = (date: string, now: string) => Date.parse(date) - Date.parse(now) < NEAR_MS;

/** An application with its offer, and the one next action its status allows. */
export function OfferView({ application, now, onReload, leave }: Props) {
  const { dealId, status, productId, courseTitle, cohort, firstName, offer, hasAcceptedTerms, questions } =
    application;
  // The link of an email names no region.
  useEffect(() => keepRegion(productId), [productId]);
  const { busy, failure, run } = useActs<DeadlineType | 'accept' | 'pay'>(onReload);
  const [resumeName, setResumeName] = useState<string | null>(null);
  const words = statusTextOf(application);
  const path = isShippedProduct(productId) ? coursePath(productId) : null;
  const lastDay = offer?.deadlines.find(({ deadlineType }) => deadlineType === 'OFFER_ACCEPTANCE')?.date;

  const accept = (version: string, readTerms: () => Promise<unknown>) =>
    run('accept', async () => {
      try {
        const { orderToken } = await api.courseApplications.acceptOffer({
          body: {
            dealId,
            ...(offer?.sentAt ? { seen: offer.sentAt } : {}),
            ...(hasAcceptedTerms ? {} : { termsVersion: version }),
          },
        });
        leave(paymentPlanPath(orderToken));
      } catch (error) {
        if (!hasAcceptedTerms && isOvertaken(error)) await readTerms();
        throw error;
      }
    });

  const pay = () =>
    run('pay', async () => {
      const { orderToken } = await api.courseApplications.readPaymentToken({ query: { dealId } });
      leave(paymentPlanPath(orderToken));
    });

  const extend = (deadlineType: DeadlineType) =>
    run(deadlineType, async () => {
      await api.courseApplications.extendDeadline({ query: { dealId, deadlineType } });
      await onReload();
    });

  const hasOrder = status === 'PLAN_CREATED' || status === 'PAYMENT_ONGOING';
  return (
    <div className={css.stack}>
      <div className={css.tight}>
        <div>
          <StatusChip tone={words.tone}>{words.chip}</StatusChip>
        </div>
        <Heading
          level={2}
        >{`${firstName}, ${words.title.charAt(0).toLowerCase()}${words.title.slice(1)}`}</Heading>
        <p className={css.note}>
          {courseTitle}
          {cohort && `, batch ${cohort.batchNumber}, starts ${schoolDay(cohort.startDate)}`}
        </p>
        <p className={css.soft}>{words.text}</p>
      </div>
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={css.columns}>
        <div className={css.stack}>
          {hasOrder && (
            <div className={css.actions}>
              <Button variant="primary" size="l" loading={busy === 'pay'} onClick={pay}>
                {status === 'PLAN_CREATED' ? 'Choose a plan and pay' : 'See the payment plan'}
              </Button>
            </div>
          )}
          {status === 'PAYMENT_COMPLETED' && (
            <div className={css.actions}>
              <Button variant="primary" href="/login">
                Sign in
              </Button>
            </div>
          )}
          {(status === 'EXPIRED' || status === 'CANCELLED') && path && (
            <div className={css.actions}>
              <Button href={path}>See the course again</Button>
            </div>
          )}
          {questions.length > 0 && (
            <SchoolQuestions
              dealId={dealId}
              questions={questions}
              isOpen={status === 'APPLICATION_FILLED' || status === 'OFFER_SENT'}
              onAnswered={onReload}
            />
          )}
          {status === 'APPLICATION_FILLED' && (
            <ResumeField
              label="Your resume"
              hint="PDF, Word, JPEG or PNG, up to 10 MB. A new file replaces the last one."
              owner={{ dealId }}
              name={resumeName}
              onUploaded={({ name }) => setResumeName(name)}
            />
          )}
          {status === 'OFFER_SENT' && lastDay && isNear(lastDay, now) && (
            <Banner tone="warning" title="The last day to accept is near">
              The offer can be accepted until {inOwnZone(lastDay)}. After that it expires.
            </Banner>
          )}
          {offer && (status === 'OFFER_SENT' || status === 'PLAN_CREATED') && (
            <Section className={css.tight} level={3} size="m" title="The dates">
              <Deadlines
                deadlines={offer.deadlines.filter(
                  ({ deadlineType }) => deadlineType !== 'OFFER_ACCEPTANCE' || status === 'OFFER_SENT',
                )}
                now={now}
                busy={busy === 'accept' || busy === 'pay' ? null : busy}
                onExtend={extend}
              />
            </Section>
          )}
          {status === 'OFFER_SENT' && (
            <TermsAgreement
              productId={productId}
              hasAccepted={hasAcceptedTerms}
              isBusy={busy === 'accept'}
              onAccept={accept}
            />
          )}
        </div>
        {offer && status !== 'CANCELLED' && (
          <aside aria-labelledby="price" className={css.panel}>
            <Heading level={3} size="m" id="price">
              The price
            </Heading>
            <Ledger lines={offerLines(offer, now)} currency={offer.currency} />
          </aside>
        )}
      </div>
      {offer && <OfferQuestions productId={productId} />}
    </div>
  );
}
