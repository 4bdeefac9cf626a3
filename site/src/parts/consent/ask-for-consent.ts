const STYLE = `.consent{position:sticky;bottom:0;z-index:20;display:flex;flex-wrap:wrap;align-items:center;gap:12px 24px;
padding:14px clamp(16px,4vw,56px);background:var(--sheet);color:var(--ink);border-top:2px solid var(--ink)}
.consent p{flex:1 1 320px;max-width:46em;font-size:.9375rem}
.consent a{color:inherit;text-underline-offset:3px}
.consent div{display:flex;gap:12px}
.consent button{min-height:44px;padding:8px 20px;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid currentColor;cursor:pointer}
html{scroll-padding-bottom:140px}`;

const MARK = 'consent';

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/**
 * Asks in a strip at the end of the page that stays in view: both answers weigh the same, nothing lies under it that
 * cannot be scrolled free, and the page works on while it stands. Asking while it stands asks no second time.
 * @param what the third parties, in words
 */
export function askForConsent(what: readonly string[]): Promise<'granted' | 'refused'> {
  document.querySelector(`.${MARK}`)?.remove();
  // A sheet made by script is allowed by the policy, an inline style element is not.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
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
    `May this page load ${new Intl.ListFormat('en').format(what)}? Other companies run these and would hear of your visit. Everything here works without. `,
  );
  const privacy = element('a', 'Privacy at the school');
  privacy.href = '/privacy';
  asked.append(privacy);
  strip.append(asked, buttons);
  document.body.append(strip);
  return new Promise((resolve) => {
    const answer = (consent: 'granted' | 'refused') => {
      strip.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      resolve(consent);
    };
    no.addEventListener('click', () => answer('refused'));
    yes.addEventListener('click', () => answer('granted'));
  });
}
