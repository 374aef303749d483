/** The document names the code of a page, and of parts that only some see, in tags that load nothing. */
export const announceCode = (part: string): void => {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="code-of-${part}"]`)
  for (const address of named?.content.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    // In the document of a prepared page all code yields to styles and fonts.
    if (named?.hasAttribute('data-yields')) link.fetchPriority = 'low'
    link.href = address
    document.head.append(link)
  }
}
