/**
 * Preloads the code of a part of the page. The build names the files in `meta` tags of the document, which load nothing
 * by themselves.
 */
export const announceCode = (part: string): void => {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="code-of-${part}"]`)
  for (const address of named?.content.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}
