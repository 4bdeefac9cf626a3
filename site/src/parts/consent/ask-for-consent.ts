import { adoptStyle } from '../adopt-style.ts';

/** Aligned with the page content (the container of ui), with two answers of equal width for a thumb. */
const STYLE = `.consent{position:sticky;bottom:0;z-index:20;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;
padding:14px max(clamp(16px,4vw,56px),(100% - 1264px)/2);background:var(--sheet);color:var(--ink);border-top:2px solid var(--ink)}
.consent p{flex:1 1 320px;max-width:46em;font-size:.9375rem}
.consent a{color:inherit;text-underline-offset:3px}
.consent div{display:flex;gap:12px}
@media (width<600px){.consent div{flex:1 0 100%}.consent button{flex:1;text-align:center}}
.consent button{min-height:44px;padding:8px 20px;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid currentColor;cursor:pointer}
html{scroll-padding-bottom:180px}`;

const MARK = 'consent';

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/**
 * Asks in a strip at the end of the page that stays visible: both answers have equal weight, everything below it can be
 * scrolled free, and the page works while it is shown. A second call meanwhile does not ask twice.
 * @param what the names of the third parties
 */
export function askForConsent(what: readonly string[]): Promise<'granted' | 'refused'> {
  document.querySelector(`.${MARK}`)?.remove();
  const undress = adoptStyle(STYLE);
  const strip = element('section');
  strip.className = MARK;
  strip.setAttribute('aria-label', 'Privacy choice');
  const buttons = element('div');
  const no = element('button', 'No');
  const yes = element('button', 'Yes');
  no.type = 'button';
  yes.type = 'button';
  buttons.append(no, yes);
  const asked = element(
    'p',
    `May this page load ${new Intl.ListFormat('en').format(what)}? Other companies run these and would learn of your visit. Everything here works without them. `,
  );
  const privacy = element('a', 'Privacy at the school');
  privacy.href = '/privacy';
  asked.append(privacy);
  strip.append(asked, buttons);
  document.body.append(strip);
  return new Promise((resolve) => {
    const answer = (consent: 'granted' | 'refused') => {
      strip.remove();
      undress();
      resolve(consent);
    };
    no.addEventListener('click', () => answer('refused'));
    yes.addEventListener('click', () => answer('granted'));
  });
}
