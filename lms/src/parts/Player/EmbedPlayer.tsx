import type { VideoSource } from '@plinth/domain/curriculum/video-source';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useEffect, useState } from 'react';
import * as css from './Player.css.ts';

type EmbedPlayerProps = { source: Extract<VideoSource, { kind: 'embed' }>; title: string };

/** Whether this page's policy blocked the player: the school may allow other origins (VIDEO_ORIGINS). */
function useRefused(src: string): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const note = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(new URL(src).origin))
        setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, [src]);
  return isRefused;
}

/** A video in another site's player. Nothing is requested from that site until the learner wants it. */
export function EmbedPlayer({ source: { provider, src, page }, title }: EmbedPlayerProps) {
  const [isWanted, setWanted] = useState(false);
  const isRefused = useRefused(src);
  return (
    <>
      {isWanted && !isRefused ? (
        <iframe
          src={src}
          title={title}
          className={css.video}
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={css.offer}>
          {isRefused ? (
            <Text>This school does not show films from {provider} inside its pages.</Text>
          ) : (
            <>
              <Text>This film is hosted by {provider}, which learns that you watch it.</Text>
              <Button onClick={() => setWanted(true)}>Show the film from {provider}</Button>
            </>
          )}
        </div>
      )}
      <p className={css.elsewhere}>
        <a href={page} target="_blank" rel="noopener noreferrer" className={css.link}>
          Open it at {provider}
        </a>
      </p>
    </>
  );
}
