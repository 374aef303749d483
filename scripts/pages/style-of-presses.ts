import type { Plugin } from 'vite'

/** By this name React Aria finds its own style element. */
const nameOfStyle = 'react-aria-pressable-style'

const stylesheet = '<link rel="stylesheet" '

/**
 * Whatever can be pressed writes one rule into the page, before all styles, unless an element has this name. The browser then
 * works out the styles of the page and its fonts once more, right after the first frame: a slow phone stands still for a seventh of a
 * second. The rule stands in `base.css`, and its file has the name.
 */
export const styleOfPresses = (): Plugin => ({
  name: 'milgo:style-of-presses',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!html.includes(stylesheet)) throw new Error(`The document has no ${stylesheet}`)
      return html.replace(stylesheet, `${stylesheet}id="${nameOfStyle}" `)
    },
  },
})
