import { escapeHtml } from './page-words.ts'

/** The title of a page by language. The first one is that of the document. */
export type Titles = Readonly<Record<string, string>>

const title = /[ \t]*<title>[^<]*<\/title>\n/
const otherTitles = /[ \t]*<meta name="title-[a-z]+"[^>]*>\n/g

/**
 * Sets the title of a document, and adds the titles in other languages for the early script at the start of the head.
 * So the tab has its title long before the code of the page has loaded.
 */
export const withTitles = (html: string, titles: Titles): string => {
  const [[, own] = ['', ''], ...others] = Object.entries(titles)
  if (!title.test(html)) throw new Error('The document has no title')
  const tags = [
    `<title>${escapeHtml(own)}</title>`,
    ...others.map(([language, text]) => `<meta name="title-${language}" content="${escapeHtml(text)}">`),
  ]
  return html
    .replace(title, '')
    .replace(otherTitles, '')
    .replace('<head>\n', () => `<head>\n${tags.map((tag) => `    ${tag}\n`).join('')}`)
}
