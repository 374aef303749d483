import { directionOf, type Language } from '@milgo/messages/languages'
import { html } from '../platform/http/html.ts'
import { lettersIn } from './letters-in.ts'

/** A paragraph, or a list of lines. */
type Part = string | readonly string[]

/** A mail as text and as markup, both with the same parts; direction and language stand in the markup. */
export const renderLetter = (
  language: Language,
  subject: string,
  parts: readonly Part[],
): { readonly subject: string; readonly body: string; readonly html: string } => {
  const { footer } = lettersIn(language)
  const body = html`<html lang="${language}" dir="${directionOf[language]}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.6 Arial, sans-serif; color: #1b2733; max-width: 36em; margin: 0 auto; padding: 24px">
<h1 style="font-size: 20px">${subject}</h1>
${parts.map((part) =>
  typeof part === 'string'
    ? html`<p>${part}</p>`
    : html`<ul>${part.map((line) => html`<li>${line}</li>`)}</ul>`,
)}
<p style="color: #5a6772; font-size: 13px">${footer}</p>
</body></html>`
  return {
    subject,
    body: [...parts.map(asText), footer].join('\n\n'),
    html: `<!doctype html>${body.markup}`,
  }
}

const asText = (part: Part): string =>
  typeof part === 'string' ? part : part.map((line) => `- ${line}`).join('\n')
