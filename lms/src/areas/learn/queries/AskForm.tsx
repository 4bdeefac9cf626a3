import { ApiError } from '@plinth/api-client/api-error';
import { countCharacters, LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { QUERY_TITLE_MAX } from '@plinth/domain/mentor-queries/query';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveQuery, saveQueryWithAssistant } from '../../../data/change-queries.ts';
import { assistantQuery, queriesKey, queryQuery } from '../../../data/mentor-queries.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { type About, metaOf } from '../../../parts/queries/about.ts';
import { DraftActions } from '../../../parts/queries/DraftActions.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { TalkTurns } from '../../../parts/queries/TalkTurns.tsx';
import { RichEditor } from '../../../parts/RichEditor/RichEditor.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { useFileDraft } from '../../../parts/use-file-draft.ts';
import { AboutFields } from './AboutFields.tsx';
import type { QueriesPlace } from './queries-search.ts';

type AskFormProps = {
  place: QueriesPlace;
  about: About;
  onAbout: (about: About) => void;
  /** The query that is changed; a new one is asked without it. */
  query?: QueryDetails;
  /** A talk with the course assistant that goes along. */
  talk: string | null;
  onSaved: (queryId: string) => void;
  onCancel?: () => void;
};

type Problems = { title?: string; text?: string; topic?: string };

const Text = richTextField(LONG_TEXT_MAX);

function problemsOf(title: string, text: string, isTopicMissing: boolean): Problems {
  const typed = title.trim();
  const judged = Text.safeParse(text);
  return {
    ...(typed === ''
      ? { title: 'Say in one line what it is about' }
      : countCharacters(typed) > QUERY_TITLE_MAX
        ? { title: `Use at most ${QUERY_TITLE_MAX} characters` }
        : {}),
    ...(judged.success ? {} : { text: judged.error.issues[0]?.message ?? 'This field is required' }),
    ...(isTopicMissing ? { topic: 'Choose the topic it is about' } : {}),
  };
}

/** The form of a question. What is typed and chosen stays on this device until it is sent. */
export function AskForm({ place, about, onAbout, query, talk, onSaved, onCancel }: AskFormProps) {
  const { cohortId } = place;
  const client = useQueryClient();
  const key = query ? `query:${query.queryId}` : `query:${cohortId}`;
  const conversation = useQuery({ ...assistantQuery(cohortId), enabled: talk !== null }).data?.conversation;
  const turns = conversation && conversation.conversationId === talk ? conversation.turns : [];
  const { draft, change, forget } = useDraft(key, {
    title: query?.title ?? turns.at(-1)?.question.slice(0, QUERY_TITLE_MAX) ?? '',
    text: query?.description ?? '',
    isShared: String(query?.isShared ?? false),
    clientId: '',
  });
  const { files, change: changeFiles, forget: forgetFiles } = useFileDraft(key);
  const [isTried, setTried] = useState(false);
  const meta = metaOf(about);
  const found = problemsOf(draft.title, draft.text, meta === null);
  const problems = isTried ? found : {};
  const typed = {
    title: draft.title.trim(),
    description: draft.text.trim(),
    meta: meta ?? {},
    isShared: draft.isShared === 'true',
  };

  const save = useMutation({
    mutationFn: (question: typeof typed) => {
      // Named once for each question, so that sending it again after a lost answer asks it once.
      const clientId = draft.clientId || crypto.randomUUID();
      if (draft.clientId === '') change('clientId', clientId);
      const body = {
        ...(query ? { queryId: query.queryId } : { clientId }),
        ...question,
      };
      const sent = { cohortId, query: body, files };
      return place.page === 'queries-v2'
        ? saveQueryWithAssistant({ ...sent, conversationId: talk })
        : saveQuery(sent);
    },
    onSuccess: ({ query: saved }) => {
      forget();
      forgetFiles();
      client.setQueryData(queryQuery({ cohortId, queryId: saved.queryId }).queryKey, { query: saved });
      void client.invalidateQueries({ queryKey: [...queriesKey(cohortId), 'list'] });
      if (talk !== null) client.setQueryData(assistantQuery(cohortId).queryKey, { conversation: null });
      onSaved(saved.queryId);
    },
  });
  const refused = save.error instanceof ApiError ? save.error.fields : [];
  const refusalOf = (name: string) => refused.find(({ path }) => path.endsWith(name))?.message ?? null;

  return (
    <FormFrame
      className={css.panel}
      label={query ? 'Change the query' : 'New query'}
      typed={Object.keys(found).length === 0 ? typed : null}
      send={save}
      onTry={() => setTried(true)}
      foot={
        <DraftActions forgets={[forget, forgetFiles]} onCancel={onCancel}>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {query ? 'Save the change' : 'Send to the mentors'}
          </Button>
          <Annotation>Kept on this device until you send it</Annotation>
        </DraftActions>
      }
    >
      <AboutFields cohortId={cohortId} about={about} onAbout={onAbout} error={problems.topic ?? null} />
      <TextInput
        label="In one line"
        required
        value={draft.title}
        error={problems.title ?? refusalOf('title')}
        onChange={(event) => change('title', event.target.value)}
      />
      <RichEditor
        label="Your question"
        cohortId={cohortId}
        required
        text={draft.text}
        onText={(text) => change('text', text)}
        files={files}
        onFiles={changeFiles}
        sent={query?.attachments.map(({ name }) => name) ?? []}
        error={problems.text ?? refusalOf('description')}
      />
      {turns.length > 0 && (
        <details>
          <summary>
            Your talk with the course assistant goes along: {turns.length}{' '}
            {turns.length === 1 ? 'question' : 'questions'}
          </summary>
          <TalkTurns cohortId={cohortId} turns={turns} />
        </details>
      )}
      <Checkbox
        label="Let the others of my cohort read it and its answers"
        checked={draft.isShared === 'true'}
        onChange={(event) => change('isShared', String(event.target.checked))}
      />
    </FormFrame>
  );
}
