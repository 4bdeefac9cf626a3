import { useState } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Avatar.css.ts';

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof css.size | undefined;
  /** The name is already beside it, so it is not read out twice. */
  decorative?: boolean | undefined;
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's picture, or the initials if there is none or it does not load. */
export function Avatar({ name, src, size = 'm', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...said} className={cx(css.avatar, css.size[size])}>
      {picture ? (
        <img src={picture} alt="" className={css.picture} onError={() => setBroken(picture)} />
      ) : (
        <span className={css.initials}>{initials(name)}</span>
      )}
    </span>
  );
}
