import type { Language } from '@milgo/messages/languages'

/** Sets the tab's title in a language. The build has written the titles into the document (titles-of-pages.ts). */
export const titleIn = (language: Language): void => {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="title-${language}"]`)
  if (named) document.title = named.content
}
