import type { Plugin } from 'vite'

/** The id by which React Aria finds its own style element. */
const nameOfStyle = 'react-aria-pressable-style'

const stylesheet = '<link rel="stylesheet" '

/**
 * Gives the style sheet the id of React Aria's own style element. Without such an element every pressable component
 * adds one rule to the page, before all styles. The browser then computes the styles and fonts of the page again right
 * after the first frame, which blocks a slow phone for a seventh of a second. The rule is in `base.css` instead.
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
