import type { Editor } from '@tiptap/core'
import { Heading } from '@tiptap/extension-heading'

/** Whether what is marked has values or links, which a heading could not hold. */
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
 * A heading of our value is bare words. A paragraph with more becomes none, neither by its button nor by its keys, since
 * it would lose that without a word.
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
  // Nothing is formatted by what is typed.
  addInputRules: () => [],
}).configure({ levels: [2] })
