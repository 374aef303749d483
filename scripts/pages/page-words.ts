import type { Plugin } from 'vite'

/** Words and colours that must stand in the page before any script runs, by their placeholder: `{{title}}`. */
export type PageWords = Readonly<Record<string, string>>

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Fills the placeholders of index.html from the messages, where all words live. */
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
