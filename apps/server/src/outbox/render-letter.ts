import { isContentLink, type RichBlock, type RichSpan } from '@milgo/domain/content/rich-text'
import { directionOf, type Language } from '@milgo/messages/languages'
import { html, type Safe } from '../platform/http/html.ts'
import { lettersIn } from './letters-in.ts'

/** A mail as text and as markup, both with the same blocks; direction and language stand in the markup. */
export const renderLetter = (
  language: Language,
  subject: string,
  blocks: readonly RichBlock[],
): { readonly subject: string; readonly body: string; readonly html: string } => {
  const { footer } = lettersIn(language)
  const body = html`<html lang="${language}" dir="${directionOf[language]}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.6 Arial, sans-serif; color: #1b2733; max-width: 36em; margin: 0 auto; padding: 24px">
<h1 style="font-size: 20px">${subject}</h1>
${blocks.map(blockMarkup)}
<p style="color: #5a6772; font-size: 13px">${footer}</p>
</body></html>`
  return {
    subject,
    body: [...blocks.map(blockText), footer].join('\n\n'),
    html: `<!doctype html>${body.markup}`,
  }
}

const blockMarkup = (block: RichBlock): Safe => {
  if (block.kind === 'heading') return html`<h2 style="font-size: 18px">${block.text}</h2>`
  return block.kind === 'paragraph'
    ? html`<p>${block.spans.map(spanMarkup)}</p>`
    : html`<ul>${block.items.map((spans) => html`<li>${spans.map(spanMarkup)}</li>`)}</ul>`
}

const spanMarkup = ({ text, link, bold, italic }: RichSpan): Safe => {
  let markup = html`${text}`
  if (bold) markup = html`<b>${markup}</b>`
  if (italic) markup = html`<i>${markup}</i>`
  return isFollowed(link) ? html`<a href="${link}">${markup}</a>` : markup
}

/** A page of the portal has no address of its own in a mail. */
const isFollowed = (link: string | undefined): link is string =>
  link !== undefined && !link.startsWith('/') && isContentLink(link)

const blockText = (block: RichBlock): string => {
  if (block.kind === 'heading') return block.text
  return block.kind === 'paragraph'
    ? lineText(block.spans)
    : block.items.map((spans) => `- ${lineText(spans)}`).join('\n')
}

const lineText = (spans: readonly RichSpan[]): string =>
  spans.map(({ text, link }) => (isFollowed(link) && link !== text ? `${text} (${link})` : text)).join('')
