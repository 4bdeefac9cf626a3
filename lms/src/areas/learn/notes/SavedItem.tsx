import { displayDate } from '@plinth/domain/dates/display-date';
import { pagePath } from '@plinth/domain/navigation/page-path';
import type { BookmarkItem, NoteItem } from '@plinth/domain/notes/note';
import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './notes.css.ts';
import { RemoveSaved } from './RemoveSaved.tsx';

type SavedItemProps = { cohortId: string; item: NoteItem | BookmarkItem };

/**
 * A note or bookmark with a link to its page. A page that the course no longer contains has no link, so the item can be
 * removed here.
 */
export function SavedItem({ cohortId, item }: SavedItemProps) {
  const { nodeId, namespace, title, moduleId, moduleTitle, isRetired } = item;
  const at = 'text' in item ? item.updatedAt : item.createdAt;
  return (
    <li className={css.item} id={nodeId}>
      {isRetired ? (
        <span className={css.title}>{title}</span>
      ) : (
        <a className={css.title} href={pagePath({ cohortId, namespace, isPreview: false }, moduleId, nodeId)}>
          {title}
        </a>
      )}
      <Annotation>
        {[nodeId === moduleId ? '' : moduleTitle, displayDate(at, ownZone())].filter(Boolean).join(' · ')}
      </Annotation>
      {'text' in item && <p className={css.words}>{item.text}</p>}
      {isRetired && (
        <div className={css.gone}>
          <Text as="span" secondary>
            This page is no longer part of the course.
          </Text>
          <RemoveSaved cohortId={cohortId} item={item} />
        </div>
      )}
    </li>
  );
}
