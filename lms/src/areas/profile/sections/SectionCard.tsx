import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { type FullProfile, orderEntries, removeEntry } from '../../../data/profile-sections.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { latestError } from '../../../parts/latest-error.ts';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { SECTION_ANCHORS, SECTION_TITLES } from '../section-titles.ts';
import { useProfileChanged } from '../use-profile-changed.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryForm } from './EntryForm.tsx';
import { type EntryView, entryView } from './entry-view.tsx';

type Entries<Id extends ListSectionId> = NonNullable<FullProfile['sections'][Id]>;

const EMPTY: Record<ListSectionId, string> = {
  professionDetails: 'No work yet. Positions, internships and own practice belong here.',
  educationDetails: 'No education yet. Degrees and longer courses belong here.',
  skills: 'No skills yet. Name the tools you would use on a project tomorrow.',
  importantLinks: 'No links yet. A portfolio says more than a list.',
  placementDetails: 'No wishes yet. Only you and the placement team see them.',
};

/** One line of an entry, for reading. */
export const EntryText = ({ title, note, text }: EntryView) => (
  <div className={css.names}>
    <Text as="span">{title}</Text>
    {note && <Annotation>{note}</Annotation>}
    {text && <span className={css.prose}>{text}</span>}
  </div>
);

type SectionCardProps<Id extends ListSectionId> = {
  sectionId: Id;
  entries: Entries<Id>;
  /** Whether the reader may change it. */
  isOwner: boolean;
};

/** A list section of a profile: everyone can read it; its owner adds, changes, orders and removes entries. */
export function SectionCard<Id extends ListSectionId>({ sectionId, entries, isOwner }: SectionCardProps<Id>) {
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const changed = useProfileChanged();
  const remove = useMutation({
    mutationFn: (detailId: string) => removeEntry({ sectionId, detailId }),
    onSuccess: changed,
  });
  const order = useMutation({
    onMutate: () => setMovedTo(null),
    mutationFn: ({ from, to }: { from: number; to: number }) => {
      const seen = entries.map(({ detailId }) => detailId);
      const wanted = [...seen];
      wanted.splice(to, 0, ...wanted.splice(from, 1));
      return orderEntries({ sectionId, from: seen, to: wanted });
    },
    // If the moved list was changed elsewhere, its current state is shown.
    onError: changed,
    onSuccess: async (_profile, { to }) => {
      await changed();
      setMovedTo(to);
    },
  });
  const isMoving = order.isPending;

  // Keyboard focus stays on the moved entry once its buttons work again.
  useEffect(() => {
    if (movedTo === null || isMoving) return;
    list.current?.children[movedTo]?.querySelector<HTMLElement>('[data-move]:not([disabled])')?.focus();
  }, [movedTo, isMoving]);

  if (!isOwner && entries.length === 0) return null;
  const title = SECTION_TITLES[sectionId];
  return (
    <ProfileCard
      id={SECTION_ANCHORS[sectionId]}
      title={title}
      note={
        sectionId === 'placementDetails' ? <Annotation>Only for you and the placement team</Annotation> : null
      }
    >
      {entries.length > 0 ? (
        <ul ref={list} className={css.list}>
          {entries.map((entry, index) => {
            const view = entryView(
              sectionId,
              entry as Entries<Id>[number] & Parameters<typeof entryView<Id>>[1],
            );
            return (
              <li key={entry.detailId} className={css.entry}>
                {open === entry.detailId ? (
                  <EntryForm sectionId={sectionId} entry={entry} onDone={() => setOpen(null)} />
                ) : (
                  <div className={css.line}>
                    <EntryText {...view} />
                    {isOwner && (
                      <EntryActions
                        name={view.name}
                        isBusy={remove.isPending || order.isPending}
                        onEdit={() => setOpen(entry.detailId)}
                        onRemove={() => remove.mutate(entry.detailId)}
                        onUp={index > 0 ? () => order.mutate({ from: index, to: index - 1 }) : undefined}
                        onDown={
                          index < entries.length - 1
                            ? () => order.mutate({ from: index, to: index + 1 })
                            : undefined
                        }
                      />
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <Text secondary>{EMPTY[sectionId]}</Text>
      )}
      <ErrorBanner error={latestError(remove, order)} />
      <VisuallyHidden>
        <span aria-live="polite">
          {movedTo !== null && `Moved to place ${movedTo + 1} of ${entries.length}`}
        </span>
      </VisuallyHidden>
      {isOwner &&
        (open === 'new' ? (
          <EntryForm sectionId={sectionId} entry={null} onDone={() => setOpen(null)} />
        ) : (
          <div>
            <Button
              size="s"
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
              aria-label={`Add to ${title.toLowerCase()}`}
              onClick={() => setOpen('new')}
            >
              Add
            </Button>
          </div>
        ))}
    </ProfileCard>
  );
}
