import { escapeHtml } from './escape-html.ts';

type Kept = { subject: string; text: string; html: string };

/** A mail left in the outbox by an older version has its frame already. */
const isWhole = (html: string) => html.startsWith('<!doctype');

/** Frames a stored mail for sending: with the school's name above the HTML and below the text. */
export function frameMail<Mail extends Kept>(mail: Mail, schoolName: string): Mail {
  if (isWhole(mail.html)) return mail;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f4f0e6;color:#1c1b19;font-family:Helvetica,Arial,sans-serif;font-size:16px">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<div style="border-top:2px solid #1c1b19;padding-top:8px;margin-bottom:32px;font-family:monospace;font-size:12px;text-transform:uppercase">${escapeHtml(schoolName)}</div>
${mail.html}
</div></body></html>`;
  return { ...mail, text: `${mail.text}\n\n${schoolName}`, html };
}
