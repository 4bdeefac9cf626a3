import type { CourseDraft, DraftTopic, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Tabs } from '@plinth/ui/Tabs';
import { Text } from '@plinth/ui/Text';
import * as css from './editor.css.ts';
import { FilePane } from './FilePane.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { QuizStatistics } from './quiz/QuizStatistics.tsx';

const FILES = { lesson: 'lesson.md', quiz: 'quiz.yaml', assignment: 'assignment.yaml' } as const;
export type TopicPart = keyof typeof FILES;

/** Returns the part of a lesson that a path names; undefined if none. */
export const partIn = (topic: string, path: string): TopicPart | undefined =>
  (['lesson', 'quiz', 'assignment'] as const).find((part) => `${topic}/${FILES[part]}` === path);

type TopicPaneProps = {
  draft: CourseDraft;
  topic: DraftTopic;
  /** The part open first: the lesson, unless the address says otherwise. */
  part: TopicPart | undefined;
  isBusy: boolean;
  onChange: (change: OutlineChange) => void;
};

/** A lesson with the quiz and the assignment beside it. */
export function TopicPane({ draft, topic, part = 'lesson', isBusy, onChange }: TopicPaneProps) {
  const { path, title, hasQuiz, hasAssignment } = topic;
  const add = (kind: 'addQuiz' | 'addAssignment', words: string) => (
    <div className={css.form}>
      <Text size="s">{words}</Text>
      <div>
        <Button loading={isBusy} onClick={() => onChange({ kind, path })}>
          {kind === 'addQuiz' ? 'Add a quiz' : 'Add an assignment'}
        </Button>
      </div>
    </div>
  );
  const beside = (name: 'quiz' | 'assignment') => (
    <div className={css.form}>
      <FilePane draft={draft} path={`${path}/${FILES[name]}`} kind={name} />
      {name === 'quiz' && draft.courseId !== null && (
        <QuizStatistics code={draft.code} path={`${path}/quiz.yaml`} />
      )}
      <div>
        <Button
          size="s"
          variant="danger"
          disabled={isBusy}
          onClick={() => onChange({ kind: 'remove', path: `${path}/${name}.yaml` })}
        >
          {`Remove the ${name}`}
        </Button>
      </div>
    </div>
  );
  return (
    <Section className={css.pane} title={title}>
      <PlaceBar draft={draft} path={path} title={title} isBusy={isBusy} onChange={onChange} />
      <Tabs
        label={`Parts of ${title}`}
        defaultValue={part}
        items={[
          {
            value: 'lesson',
            label: 'Lesson',
            content: <FilePane draft={draft} path={`${path}/lesson.md`} kind="lesson" />,
          },
          {
            value: 'quiz',
            label: 'Quiz',
            content: hasQuiz ? beside('quiz') : add('addQuiz', 'This lesson has no quiz.'),
          },
          {
            value: 'assignment',
            label: 'Assignment',
            content: hasAssignment
              ? beside('assignment')
              : add('addAssignment', 'This lesson has no assignment.'),
          },
        ]}
      />
    </Section>
  );
}
