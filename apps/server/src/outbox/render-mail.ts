import { isContentLink, type RichBlock, type RichSpan } from '@milgo/domain/content/rich-text'
import { directionOf, type Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { html, type Safe } from '../platform/http/html.ts'
import { lettersIn } from './letters-in.ts'

/**
 * Returns a mail as text and as HTML, both with the same blocks. The HTML has the language and its direction. `site` is
 * the address of the portal, for links to its pages. The last line says whether the mail can be answered.
 */
export const renderMail = (
  language: Language,
  subject: string,
  blocks: readonly RichBlock[],
  site: string,
  isAnswerable = false,
): { readonly subject: string; readonly body: string; readonly html: string } => {
  const words = lettersIn(language)
  const footer = isAnswerable ? words.footerToAnswer : words.footer
  const body = html`<html lang="${language}" dir="${directionOf[language]}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.6 Arial, sans-serif; color: #1b2733; max-width: 36em; margin: 0 auto; padding: 24px">
<h1 style="font-size: 20px">${subject}</h1>
${blocks.map((block) => blockMarkup(block, site))}
<p style="color: #5a6772; font-size: 13px">${footer}</p>
</body></html>`
  return {
    subject,
    body: [...blocks.map((block) => blockText(block, site)), footer].join('\n\n'),
    html: `<!doctype html>${body.markup}`,
  }
}

const blockMarkup = (block: RichBlock, site: string): Safe => {
  if (block.kind === 'heading') return html`<h2 style="font-size: 18px">${block.text}</h2>`
  const lineMarkup = (spans: readonly RichSpan[]) => spans.map((span) => spanMarkup(span, site))
  return block.kind === 'paragraph'
    ? html`<p>${lineMarkup(block.spans)}</p>`
    : html`<ul>${block.items.map((spans) => html`<li>${lineMarkup(spans)}</li>`)}</ul>`
}

const spanMarkup = ({ text, link, bold, italic }: RichSpan, site: string): Safe => {
  let markup = html`${text}`
  if (bold) markup = html`<b>${markup}</b>`
  if (italic) markup = html`<i>${markup}</i>`
  const address = addressOf(link, site)
  return address === undefined ? markup : html`<a href="${address}">${markup}</a>`
}

/** Returns the absolute address of a link, because a mail has no base address. Undefined if the link is not allowed. */
const addressOf = (link: string | undefined, site: string): string | undefined => {
  if (link === undefined || link.startsWith(`${site}/`)) return link
  if (!isContentLink(link)) return undefined
  return link.startsWith('/') ? `${site}${link}` : link
}

const blockText = (block: RichBlock, site: string): string => {
  if (block.kind === 'heading') return block.text
  return block.kind === 'paragraph'
    ? lineText(block.spans, site)
    : block.items.map((spans) => `- ${lineText(spans, site)}`).join('\n')
}

/** Returns a line as text. The address of a link follows its words, unless the words contain the address. */
const lineText = (spans: readonly RichSpan[], site: string): string =>
  spans
    .map(({ text, link }) => {
      const address = addressOf(link, site)?.replace(/^(mailto|tel):/, '')
      return address === undefined || text.includes(address) ? text : `${text} (${leftToRight(address)})`
    })
    .join('')
