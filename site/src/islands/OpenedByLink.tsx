import { type ReactNode, useEffect, useRef } from 'react';
import { greetSignedIn } from '../parts/greet-signed-in.ts';
import * as css from './island.css.ts';
import { Reading } from './Reading.tsx';
import { useAddress } from './use-address.ts';
import { useReady } from './use-ready.ts';

type OpenedByLinkProps = {
  /** What is read meanwhile, such as `the report`. */
  what: string;
  /** What the page shows where its address opens nothing. */
  without: ReactNode;
  /** Returns what the address opens, if anything. */
  children: (address: URLSearchParams) => ReactNode;
};

/** What the link of an email opens. Until the address is read, the styles of the page choose what is shown. */
export function OpenedByLink({ what, without, children }: OpenedByLinkProps) {
  const root = useRef<HTMLDivElement>(null);
  const address = useAddress();
  useReady(root);
  useEffect(greetSignedIn, []);
  return (
    <div ref={root}>
      {(address && children(address)) || (
        <>
          <div className={css.withToken}>
            <Reading what={what} />
          </div>
          <div className={css.withoutToken}>{without}</div>
        </>
      )}
    </div>
  );
}
