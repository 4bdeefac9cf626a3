import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/fonts/fonts.css';
import '../src/theme/reset.css.ts';
import { Annotation } from '../src/components/Annotation/Annotation.tsx';
import { Heading } from '../src/components/Heading/Heading.tsx';
import { Link } from '../src/components/Link/Link.tsx';
import { Toaster } from '../src/components/Toaster/Toaster.tsx';
import * as css from './gallery.css.ts';

const modules = import.meta.glob<{ states: Record<string, ReactNode> }>('../src/components/*/*.gallery.tsx', {
  eager: true,
});
const components = Object.entries(modules).map(([path, { states }]) => ({
  name: path.split('/').at(-2) ?? path,
  states: Object.entries(states),
}));
// `?only=Button,Card` shows only these.
const only = new URLSearchParams(location.search).get('only')?.split(',');

function Gallery() {
  return (
    <>
      <nav aria-label="Components" className={css.index}>
        {components.map(({ name }) => (
          <Link key={name} tone="quiet" href={`#${name}`}>
            {name}
          </Link>
        ))}
      </nav>
      {components
        .filter(({ name }) => !only || only.includes(name))
        .map(({ name, states }) => (
          <section key={name} id={name} className={css.component}>
            <Heading level={2}>{name}</Heading>
            {states.map(([state, shown]) => (
              <div key={state}>
                <Annotation>{state}</Annotation>
                <div className={css.pair}>
                  {(['light', 'dark'] as const).map((theme) => (
                    <form key={theme} data-theme={theme} className={css.side}>
                      {shown}
                    </form>
                  ))}
                </div>
              </div>
            ))}
          </section>
        ))}
      <Toaster />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
