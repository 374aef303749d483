import { directionOf, type Language } from '@milgo/messages/languages'
import { html } from '../platform/http/html.ts'
import { lettersIn } from './letters-in.ts'

/** A mail as text and as markup, both with the same paragraphs; direction and language stand in the markup. */
export const renderLetter = (
  language: Language,
  subject: string,
  paragraphs: readonly string[],
): { readonly subject: string; readonly body: string; readonly html: string } => {
  const { footer } = lettersIn(language)
  const body = html`<html lang="${language}" dir="${directionOf[language]}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.6 Arial, sans-serif; color: #1b2733; max-width: 36em; margin: 0 auto; padding: 24px">
<h1 style="font-size: 20px">${subject}</h1>
${paragraphs.map((text) => html`<p>${text}</p>`)}
<p style="color: #5a6772; font-size: 13px">${footer}</p>
</body></html>`
  return {
    subject,
    body: [...paragraphs, footer].join('\n\n'),
    html: `<!doctype html>${body.markup}`,
  }
}
