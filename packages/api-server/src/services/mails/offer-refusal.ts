import { escapeHtml } from './escape-html.ts';

type Said = { text: string; html: string };

/** Adds to the end of a mail how to refuse mails of its kind. */
export function offerRefusal<Mail extends Said>(mail: Mail, url: string): Mail {
  const text = `${mail.text}\n\nNo more emails like this: ${url}`;
  const html = `${mail.html}
<p style="margin:32px 0 0;font-size:12px"><a href="${escapeHtml(url)}" style="color:#5b574f">No more emails like this</a></p>`;
  return { ...mail, text, html };
}
