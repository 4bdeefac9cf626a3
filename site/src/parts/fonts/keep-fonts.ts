/** The session key that records that the faces are in the browser's cache. */
export const FONTS_KEY = 'fonts';

/** The inline script of the head that renders later pages of a visit in the school's faces from the start. */
export const keepFontsScript = `try{if(sessionStorage.getItem('${FONTS_KEY}'))document.documentElement.dataset.fonts=''}catch(e){}`;
