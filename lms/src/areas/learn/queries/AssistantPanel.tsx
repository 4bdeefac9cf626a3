import { countCharacters } from '@plinth/domain/fields/text';
import { ASSISTANT_QUESTION_MAX } from '@plinth/domain/mentor-queries/assistant';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { judged } from '@plinth/ui/forms/judged';
import { randomId } from '@plinth/ui/forms/random-id';
import { Section } from '@plinth/ui/Section';
import { Skeleton } from '@plinth/ui/Skeleton';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askAssistant } from '../../../data/change-queries.ts';
import { assistantQuery } from '../../../data/mentor-queries.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { TalkTurns } from '../../../parts/queries/TalkTurns.tsx';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { type QueriesPlace, queriesHref } from './queries-search.ts';

const EMPTY = { question: '' };

type Asked = { question: string; clientId: string; conversationId: string };

/**
 * The course assistant: answers from the open part of the learner's course with the pages it relies on, says when it
 * finds nothing, and hands the conversation over to a mentor.
 */
export function AssistantPanel({ place }: { place: QueriesPlace }) {
  const { cohortId } = place;
  const client = useQueryClient();
  const talk = useQuery(assistantQuery(cohortId));
  const [isNewTalk, setNewTalk] = useState(false);
  const conversation = isNewTalk ? null : (talk.data?.conversation ?? null);
  const turns = conversation?.turns ?? [];
  const last = turns.at(-1);

  const tried = useRef<Asked>(null);
  const form = useStoredForm({
    key: `assistant:${cohortId}`,
    saved: EMPTY,
    isEmptied: true,
    judge: (typed) => {
      const question = typed.question.trim();
      const isTooLong = countCharacters(question) > ASSISTANT_QUESTION_MAX;
      const tooLong = isTooLong ? `Use at most ${ASSISTANT_QUESTION_MAX} characters` : null;
      return judged({ question: question === '' ? 'Type a question' : tooLong }, question);
    },
    send: async (question) => {
      // The same question after a failed attempt counts as the same one.
      if (tried.current?.question !== question)
        tried.current = {
          question,
          clientId: randomId(),
          conversationId: conversation?.conversationId ?? randomId(),
        };
      const asked = tried.current;
      const { turn } = await askAssistant({ cohortId, ...asked });
      tried.current = null;
      // A read of the conversation still in progress may have been answered before this turn existed.
      await client.cancelQueries({ queryKey: assistantQuery(cohortId).queryKey });
      return { turn, asked };
    },
    onSent: ({ turn, asked: { conversationId } }) => {
      client.setQueryData(assistantQuery(cohortId).queryKey, (kept) => {
        const known = kept?.conversation?.conversationId === conversationId ? kept.conversation.turns : [];
        const others = known.filter(({ turnId }) => turnId !== turn.turnId);
        return { conversation: { conversationId, turns: [...others, turn] } };
      });
      setNewTalk(false);
    },
  });

  return (
    <Section className={css.panel} title="Ask the course">
      <Text measure secondary>
        Answers in the words of the lessons that are open to you, with the pages they come from. No mentor
        reads this unless you hand it over.
      </Text>
      {talk.isPending && !isNewTalk && (
        <div role="status" aria-busy="true" aria-label="Your last conversation is loading">
          <Skeleton shape="text" width="half" />
        </div>
      )}
      {talk.isError && turns.length === 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="s" onClick={() => void talk.refetch()} loading={talk.isFetching}>
              Try again
            </Button>
          }
        >
          Your last conversation could not be loaded. {talk.error.message}
        </Banner>
      )}
      <div aria-live="polite" className={css.part}>
        {turns.length > 0 && <TalkTurns cohortId={cohortId} turns={turns} />}
        {form.isBusy && (
          <div className={css.turn} aria-busy="true">
            <p className={css.question}>{tried.current?.question}</p>
            <Text secondary>Looking through your course</Text>
          </div>
        )}
      </div>
      <form ref={form.ref} className={css.askLine} onSubmit={form.onSubmit}>
        <TextInput
          label={turns.length > 0 ? 'Next question to the course' : 'Question to the course'}
          {...form.text('question')}
        />
        <span className={css.askButton}>
          <SubmitButton form={form} label="Ask the course" />
        </span>
      </form>
      <ErrorBanner error={form.failure} />
      {conversation && (
        <div className={css.actions}>
          <Button
            size="s"
            variant={last?.answer.sources.length === 0 ? 'secondary' : 'quiet'}
            href={queriesHref(place, { ask: 'CAREER', talk: conversation.conversationId })}
          >
            Hand this over to a mentor
          </Button>
          <Button size="s" variant="quiet" onClick={() => setNewTalk(true)}>
            New question
          </Button>
        </div>
      )}
    </Section>
  );
}
