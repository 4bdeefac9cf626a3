import { displayDate } from '@plinth/domain/dates/display-date';
import type { LeadConnection } from '@plinth/domain/vouching/lead-connection';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replyToLead, showVouch } from '../../../data/vouching.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { latestError } from '../../../parts/latest-error.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { AskFirst } from '../AskFirst.tsx';
import * as css from '../profile.css.ts';
import { AnswerForm } from './AnswerForm.tsx';

const stampOf = ({ recordStatus, answer, isShown }: LeadConnection) => {
  if (recordStatus === 'ACTIVE') return { tone: 'warning', text: 'Waiting for you' } as const;
  if (answer === null) return { tone: 'neutral', text: 'Declined' } as const;
  return isShown
    ? ({ tone: 'success', text: 'Answered, shown on your profile' } as const)
    : ({ tone: 'info', text: 'Answered' } as const);
};

/** One question of a lead: answered or declined once, then shown or hidden. */
export function OwnConnection({ connection }: { connection: LeadConnection }) {
  const queryClient = useQueryClient();
  const { connectionId, firstName, message, createdAt, recordStatus, answer, isShown } = connection;
  const [isAnswering, setAnswering] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const changed = () => queryClient.invalidateQueries({ queryKey: ['vouching'] });
  const decline = useMutation({ mutationFn: replyToLead, onSuccess: changed });
  const show = useMutation({ mutationFn: showVouch, onSuccess: changed });
  const stamp = stampOf(connection);
  const about = `the question of ${firstName}`;
  return (
    <div className={css.card}>
      <div className={css.titleLine}>
        <Text as="span">{firstName}</Text>
        <Annotation>{displayDate(createdAt, ownZone())}</Annotation>
      </div>
      {message && <span className={css.prose}>{message}</span>}
      <div>
        <StampChip stamp={stamp} />
      </div>
      {answer !== null && (
        <Text secondary>
          <span className={css.prose}>You: {answer}</span>
        </Text>
      )}
      <ErrorBanner error={latestError(decline, show)} />
      {answer !== null && (
        <div>
          <Button
            size="s"
            loading={show.isPending}
            aria-label={`${isShown ? 'Hide from profile' : 'Show on profile'}: ${about}`}
            onClick={() => show.mutate({ connectionId, isShown: !isShown })}
          >
            {isShown ? 'Hide from profile' : 'Show on profile'}
          </Button>
        </div>
      )}
      {recordStatus === 'ACTIVE' &&
        (isAnswering ? (
          <AnswerForm connection={connection} onDone={() => setAnswering(false)} />
        ) : (
          <div className={css.footer}>
            {isAsking ? (
              <AskFirst
                question={`Decline without a word? ${firstName} gets no email.`}
                action="Decline"
                about={about}
                isBusy={decline.isPending}
                onAct={() => decline.mutate({ connectionId, action: 'DECLINE' })}
                onKeep={() => setAsking(false)}
              />
            ) : (
              <>
                <Button size="s" aria-label={`Answer ${about}`} onClick={() => setAnswering(true)}>
                  Answer
                </Button>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={`Decline ${about}`}
                  onClick={() => setAsking(true)}
                >
                  Decline
                </Button>
              </>
            )}
          </div>
        ))}
    </div>
  );
}
