import type { Region } from '@plinth/domain/catalog/region';
import type { Prospect, ProspectEvent, ProspectState, TouchKind } from '@plinth/domain/prospects/prospect';

/** The ways of contacting the school. */
export const TOUCH_TEXTS: Record<TouchKind, string> = {
  LEAD: 'Course form',
  QUESTION: 'Question about a course',
  MESSAGE: 'Contact page',
  CAREER_BUILDER: 'Career builder',
  REFERRAL: 'Friend of a learner',
  MENTOR_APPLICATION: 'Teach with us',
};

export const PROSPECT_STATE_TEXTS = {
  NEW: { text: 'New', tone: 'signal' },
  OPEN: { text: 'In hand', tone: 'info' },
  CLOSED: { text: 'Closed', tone: 'neutral' },
} as const satisfies Record<ProspectState, { text: string; tone: string }>;

export const REGION_TEXTS: Record<Region, string> = {
  INDIA: 'India',
  US: 'USA, Canada and Europe',
  ROW: 'Elsewhere',
};

/** A prospect's display name: the name, or else an email address or phone number. */
export const nameOf = ({ name, emailIds, phones }: Pick<Prospect, 'name' | 'emailIds' | 'phones'>): string =>
  name || emailIds[0] || phones[0] || 'Someone';

/** A line of the history as text. */
export function eventText({ kind, text }: Pick<ProspectEvent, 'kind' | 'text'>): string {
  switch (kind) {
    case 'NOTE':
      return 'Note';
    case 'OWNER':
      return text ? `Given to ${text}` : 'Taken from its owner';
    case 'NEXT_STEP':
      return text ? `Next: ${text}` : 'Next step removed';
    case 'CLOSED':
      return 'Closed';
    case 'REOPENED':
      return 'Open again';
    case 'REFERRAL':
      return `Invited by ${text}`;
    default:
      return TOUCH_TEXTS[kind];
  }
}

/** The number of prospects as text. */
export const prospectsText = (total: number): string => (total === 1 ? '1 prospect' : `${total} prospects`);
