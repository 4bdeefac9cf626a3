import type { UserJob } from '@plinth/domain/jobs/user-job';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { decideJobOffer, forgetJobs } from '../../../data/jobs.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { dayText, payText } from './job-texts.ts';
import * as css from './jobs.css.ts';

type Offered = UserJob & { [K in 'offer' | 'offerStatus']: NonNullable<UserJob[K]> };

const isOffered = (userJob: UserJob): userJob is Offered => Boolean(userJob.offer && userJob.offerStatus);

/** An employer's offer and the answer to it, which is final. */
export const OfferPanel = ({ cohortId, userJob }: { cohortId: string; userJob: UserJob }) =>
  isOffered(userJob) && <Offer key={userJob.userJobId} cohortId={cohortId} userJob={userJob} />;

function Offer({ cohortId, userJob }: { cohortId: string; userJob: Offered }) {
  const { offer, offerStatus, userJobId, companyName, title, recordStatus } = userJob;
  const [firstSeen] = useState(offer.offeredAt);
  const decide = (decision: 'ACCEPTED' | 'DECLINED') => () =>
    decideJobOffer({ cohortId, userJobId, offerStatus: decision, seen: offer.offeredAt });
  const isOpen = offerStatus === 'OFFERED' && recordStatus === 'ACTIVE';
  const pay = payText(offer.ctc, offer.currency);
  return (
    <Card as="section" width="fill" labelledBy="offer">
      <div className={css.part}>
        <Heading level={2} size="m" id="offer">
          {companyName} makes you an offer
        </Heading>
        <Text>
          {title}, {pay}
        </Text>
        <Annotation>Made {dayText(offer.offeredAt)}</Annotation>
        {offer.text && <p className={css.prose}>{offer.text}</p>}
        {offerStatus === 'ACCEPTED' && <Banner tone="success" title="You accepted this offer" />}
        {offerStatus === 'DECLINED' && <Banner tone="info" title="You declined this offer" />}
        {offerStatus === 'OFFERED' && !isOpen && (
          <Banner tone="info" title="This offer has ended with the application" />
        )}
        {isOpen && offer.offeredAt !== firstSeen && (
          <Banner tone="warning" live="alert" title="This offer was changed">
            These are the new terms. Read them before you answer.
          </Banner>
        )}
        {isOpen && (
          // Changed terms close an open question, so that they are read before the answer.
          <div key={offer.offeredAt} className={css.actions}>
            <ConfirmButton
              trigger="Accept"
              variant="primary"
              title={`Accept the offer from ${companyName}?`}
              description={`${title}, ${pay}. The school tells the employer, and you can apply for no more openings. Your answer is final.`}
              action="Accept the offer"
              keep="Not yet"
              done={`You accepted the offer from ${companyName}.`}
              run={decide('ACCEPTED')}
              onDone={() => void forgetJobs(cohortId)}
            />
            <ConfirmButton
              trigger="Decline"
              title={`Decline the offer from ${companyName}?`}
              description={`${title}, ${pay}. The school tells the employer. Your answer is final.`}
              action="Decline the offer"
              keep="Not yet"
              done={`You declined the offer from ${companyName}.`}
              run={decide('DECLINED')}
              onDone={() => void forgetJobs(cohortId)}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
