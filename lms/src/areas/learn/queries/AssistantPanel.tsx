import { countCharacters } from '@plinth/domain/fields/text';
import { ASSISTANT_QUESTION_MAX } from '@plinth/domain/mentor-queries/assistant';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAssistant } from '../../../data/change-queries.ts';
import { assistantQuery } from '../../../data/mentor-queries.ts';
import * as css from '../../../parts/queries/queries.css.ts';
import { TalkTurns } from '../../../parts/queries/TalkTurns.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { type QueriesPlace, queriesHref } from './queries-search.ts';

type Asked = { question: string; clientId: string; conversationId: string };

/**
 * The course assistant (ROUTE-25, API-179): answers from the open part of the own course with the pages they rest on,
 * says when it finds nothing, and hands the talk over to a mentor.
 */
export function AssistantPanel({ place }: { place: QueriesPlace }) {
  const { cohortId } = place;
  const client = useQueryClient();
  const talk = useQuery(assistantQuery(cohortId));
  const [isNewTalk, setNewTalk] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, change } = useDraft(`assistant:${cohortId}`, { question: '' });
  const conversation = isNewTalk ? null : (talk.data?.conversation ?? null);
  const turns = conversation?.turns ?? [];
  const last = turns.at(-1);

  const ask = useMutation({
    mutationFn: (asked: Asked) => askAssistant({ cohortId, ...asked }),
    onSuccess: ({ turn }, { conversationId }) => {
      client.setQueryData(assistantQuery(cohortId).queryKey, (kept) => {
        const known = kept?.conversation?.conversationId === conversationId ? kept.conversation.turns : [];
        return { conversation: { conversationId, turns: [...known, turn] } };
      });
      setNewTalk(false);
      change('question', '');
    },
  });

  function submit() {
    const question = draft.question.trim();
    const isTooLong = countCharacters(question) > ASSISTANT_QUESTION_MAX;
    setProblem(
      question === ''
        ? 'Type a question'
        : isTooLong
          ? `Use at most ${ASSISTANT_QUESTION_MAX} characters`
          : null,
    );
    if (question === '' || isTooLong || ask.isPending) return;
    // The same question after a failed try is the same one.
    const again = ask.isError && ask.variables?.question === question ? ask.variables : null;
    ask.mutate(
      again ?? {
        question,
        clientId: crypto.randomUUID(),
        conversationId: conversation?.conversationId ?? crypto.randomUUID(),
      },
    );
  }

  return (
    <section className={css.panel} aria-labelledby="course-assistant">
      <Heading level={2} size="m" id="course-assistant">
        Ask the course
      </Heading>
      <Text size="s" tone="soft" measure>
        Answers in the words of the lessons that are open to you, with the pages they come from. No mentor
        reads this unless you hand it over.
      </Text>
      {talk.isPending && !isNewTalk && (
        <div role="status" aria-busy="true" aria-label="Your last talk is loading">
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
          Your last talk could not be loaded. {talk.error.message}
        </Banner>
      )}
      <div aria-live="polite" className={css.part}>
        {turns.length > 0 && <TalkTurns cohortId={cohortId} turns={turns} />}
        {ask.isPending && (
          <div className={css.turn} aria-busy="true">
            <p className={css.question}>{ask.variables.question}</p>
            <Text size="s" tone="soft">
              Looking through your course
            </Text>
          </div>
        )}
      </div>
      <form
        className={css.askLine}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={turns.length > 0 ? 'Next question to the course' : 'Question to the course'}
          value={draft.question}
          error={problem}
          onChange={(event) => change('question', event.target.value)}
        />
        <span className={css.askButton}>
          <Button type="submit" loading={ask.isPending}>
            Ask the course
          </Button>
        </span>
      </form>
      {ask.isError && (
        <Banner tone="error" live="alert">
          {ask.error.message}
        </Banner>
      )}
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
            Begin a new talk
          </Button>
        </div>
      )}
    </section>
  );
}
