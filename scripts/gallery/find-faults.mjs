/** What a picture shows only to who looks closely: a page wider than its window, words cut at an edge. @type {(page: import('playwright').Page) => Promise<readonly string[]>} */
export const findFaults = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
    const cut = [...document.querySelectorAll('body *')].flatMap((part) => {
      const ownWords = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const style = getComputedStyle(part)
      // What only a screen reader meets is clipped away.
      const isShown = style.clipPath === 'none' && part.clientWidth > 2 && part.checkVisibility()
      const isCut =
        (['hidden', 'clip'].includes(style.overflowX) && part.scrollWidth > part.clientWidth + 1) ||
        (['hidden', 'clip'].includes(style.overflowY) && part.scrollHeight > part.clientHeight + 2)
      // A title tells the whole of what had to be shortened.
      return ownWords && isShown && isCut && !part.closest('[title]')
        ? [`cut: ${part.textContent?.trim().slice(0, 60)}`]
        : []
    })
    return [...wide, ...cut]
  })
