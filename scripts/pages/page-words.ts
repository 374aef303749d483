import type { Plugin } from 'vite'

/**
 * Words and colours that the document must contain before any script runs, by their placeholder, such as `{{title}}`.
 */
export type PageWords = Readonly<Record<string, string>>

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Fills the placeholders of index.html with words of the messages. Throws if a placeholder has no words. */
export const pageWords = (words: PageWords): Plugin => ({
  name: 'milgo:page-words',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
        const text = words[name]
        if (text === undefined) throw new Error(`index.html asks for {{${name}}}, which has no words`)
        return escapeHtml(text)
      }),
  },
})
