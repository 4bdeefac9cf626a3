import { cleanText } from '@plinth/domain/fields/clean-text';
import { countCharacters, LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { QUERY_TITLE_MAX } from '@plinth/domain/mentor-queries/query';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { judged } from '@plinth/ui/forms/judged';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveQuery, saveQueryWithAssistant } from '../../../data/change-queries.ts';
import { assistantQuery, queriesKey, queryQuery } from '../../../data/mentor-queries.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { type About, aboutOf, metaOf } from '../../../parts/queries/about.ts';
import { DraftActions } from '../../../parts/queries/DraftActions.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { TalkTurns } from '../../../parts/queries/TalkTurns.tsx';
import { RichEditor } from '../../../parts/RichEditor/RichEditor.tsx';
import { useFileDraft } from '../../../parts/use-file-draft.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { AboutFields } from './AboutFields.tsx';
import type { QueriesPlace } from './queries-search.ts';

type AskFormProps = {
  place: QueriesPlace;
  about: About;
  onAbout: (about: About) => void;
  /** The query being changed; without it a new one is asked. */
  query?: QueryDetails;
  /** A conversation with the course assistant to attach. */
  talk: string | null;
  onSaved: (queryId: string) => void;
  onCancel?: () => void;
};

const Description = richTextField(LONG_TEXT_MAX);

const titleProblem = (typed: string): string | null => {
  if (typed === '') return 'Say in one line what it is about';
  return countCharacters(typed) > QUERY_TITLE_MAX ? `Use at most ${QUERY_TITLE_MAX} characters` : null;
};

/** The form of a question. Input and choices stay on this device until it is sent. */
export function AskForm({ place, about, onAbout, query, talk, onSaved, onCancel }: AskFormProps) {
  const { cohortId } = place;
  const client = useQueryClient();
  const key = query ? `query:${query.queryId}` : `query:${cohortId}`;
  const conversation = useQuery({ ...assistantQuery(cohortId), enabled: talk !== null }).data?.conversation;
  const turns = conversation && conversation.conversationId === talk ? conversation.turns : [];
  const { files, lost, isKeeping, change: changeFiles, forget: forgetFiles } = useFileDraft(key);
  const form = useStoredForm({
    key,
    saved: {
      title: query?.title ?? turns.at(-1)?.question.slice(0, QUERY_TITLE_MAX) ?? '',
      description: query?.description ?? '',
      isShared: query?.isShared ?? false,
    },
    judge: (typed) => {
      const meta = metaOf(about);
      const [title, description] = [typed.title.trim(), typed.description.trim()];
      return judged(
        {
          title: titleProblem(title),
          description: Description.safeParse(typed.description).error?.issues[0]?.message,
          topic: meta === null ? 'Choose the topic it is about' : null,
        },
        { title, description, meta: meta ?? {}, isShared: typed.isShared },
      );
    },
    send: (question, intent) => {
      const named = query ? { queryId: query.queryId } : { clientId: intent() };
      const sent = { cohortId, query: { ...named, ...question }, files };
      return place.page === 'queries-v2'
        ? saveQueryWithAssistant({ ...sent, conversationId: talk })
        : saveQuery(sent);
    },
    isEarlier: ({ query: saved }, { title, description, isShared, meta }) =>
      saved.title !== cleanText(title) ||
      saved.description !== cleanText(description) ||
      saved.isShared !== isShared ||
      saved.attachments.length !== files.length ||
      aboutOf(saved.meta).part !== aboutOf(meta).part ||
      aboutOf(saved.meta).nodeId !== aboutOf(meta).nodeId,
    onSent: ({ query: saved }) => {
      forgetFiles();
      client.setQueryData(queryQuery({ cohortId, queryId: saved.queryId }).queryKey, { query: saved });
      void client.invalidateQueries({ queryKey: [...queriesKey(cohortId), 'list'] });
      if (talk !== null) client.setQueryData(assistantQuery(cohortId).queryKey, { conversation: null });
      onSaved(saved.queryId);
    },
  });

  return (
    <FormFrame
      className={css.panel}
      label={query ? 'Change the query' : 'New query'}
      form={form}
      footer={
        <DraftActions
          isChanged={
            form.draft.title !== query?.title ||
            form.draft.description !== query.description ||
            files.length > 0
          }
          forgets={[form.forget, forgetFiles]}
          onCancel={onCancel}
        >
          <Button type="submit" variant="primary" loading={form.isBusy}>
            {query ? 'Save the change' : 'Send to the mentors'}
          </Button>
          <Annotation>Kept on this device until you send it</Annotation>
        </DraftActions>
      }
    >
      <AboutFields cohortId={cohortId} about={about} onAbout={onAbout} error={form.problemOf('topic')} />
      <TextInput label="In one line" required {...form.text('title')} />
      <RichEditor
        label="Your question"
        cohortId={cohortId}
        required
        text={form.draft.description}
        onText={(text) => form.change('description', text)}
        files={files}
        onFiles={changeFiles}
        isKeeping={isKeeping}
        lost={lost}
        sent={query?.attachments.map(({ name }) => name) ?? []}
        error={form.problemOf('description')}
      />
      {turns.length > 0 && (
        <details>
          <summary>
            Your conversation with the course assistant is included: {turns.length}{' '}
            {turns.length === 1 ? 'question' : 'questions'}
          </summary>
          <TalkTurns cohortId={cohortId} turns={turns} />
        </details>
      )}
      <Checkbox label="Let others in my cohort read it and its answers" {...form.check('isShared')} />
    </FormFrame>
  );
}
