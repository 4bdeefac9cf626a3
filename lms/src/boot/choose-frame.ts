/** The frames a page can have: a form for signed-out visitors, a course with its pages, or a bar alone. */
export type FrameKind = 'entry' | 'cohort' | 'app';

/**
 * Marks the document with the frame its page will have, as far as that is known before the school has answered. It is
 * inlined into the document as text, so it may use only its arguments.
 * @param side the width in pixels from which a course's navigation is wide, unless the person has chosen
 */
export function chooseFrame({ token, side }: { token: string; side: number }): void {
  const { dataset } = document.documentElement;
  const [, area = '', cohortId] = location.pathname.split('/');
  const isEntry =
    !document.cookie.includes(`${token}=`) ||
    /^(signup|verify-mail|reset-password|staff-invitation)$/.test(area);
  const isCohort = cohortId && ['learn', 'mentor', 'lm'].includes(area);
  const kind: FrameKind = isEntry ? 'entry' : isCohort ? 'cohort' : 'app';
  dataset.frame = kind;
  try {
    const kept = /"sideExpanded":(true|false)/.exec(localStorage.getItem('flagTracker') ?? '')?.[1];
    dataset.side = kept ?? String(innerWidth >= side);
  } catch {
    dataset.side = String(innerWidth >= side);
  }
}
