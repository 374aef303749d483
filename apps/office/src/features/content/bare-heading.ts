import type { Editor } from '@tiptap/core'
import { Heading } from '@tiptap/extension-heading'

/** Returns whether the selection contains values or links, which a heading cannot contain. */
export const hasMoreThanWords = ({ doc, selection }: Editor['state']): boolean => {
  let isFound = false
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (!node.isTextblock) return true
    for (const part of node.children)
      isFound ||= !part.isText || part.marks.some(({ type }) => type.name === 'link')
    return false
  })
  return isFound
}

/**
 * A heading contains plain words only. A paragraph with values or links cannot become a heading, by the button or by
 * keys, because it would lose them silently.
 */
export const bareHeading = Heading.extend({
  content: 'text*',
  marks: '',
  addCommands() {
    return {
      ...this.parent?.(),
      toggleHeading:
        (attributes) =>
        ({ state, commands }) =>
          !hasMoreThanWords(state) && commands.toggleNode(this.name, 'paragraph', attributes),
    }
  },
  // No typed characters are turned into formatting.
  addInputRules: () => [],
}).configure({ levels: [2] })
