import { useState } from 'react'

/**
 * Returns the text for a live region: none until the text has changed once, because a page's first texts are read with
 * the page.
 */
export const useNews = (text: string): string => {
  const [opened] = useState(text)
  const [isNews, setIsNews] = useState(false)
  const hasChanged = text !== opened
  if (hasChanged && !isNews) setIsNews(true)
  return hasChanged || isNews ? text : ''
}
