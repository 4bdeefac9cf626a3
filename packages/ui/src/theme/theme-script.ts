/** The storage key of the chosen theme: 'light' or 'dark'; without a value the system's applies. */
export const themeKey = 'theme';

/**
 * The text of the inline script for the head of every page: it sets the saved theme before the first paint. The apps
 * put its hash in the content security policy, so it must be inlined byte for byte.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
