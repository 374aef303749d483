import { mergeAttributes, Node } from '@tiptap/core'

/** A value of a message, chosen from the menu: one part that cannot be typed into. */
export const valueChip = (names: Readonly<Record<string, string>>) =>
  Node.create({
    name: 'value',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ name: { default: '' } }),
    // A value that is moved stays a value. The checks report a value that the message does not have.
    parseHTML: () => [
      { tag: 'span[data-value]', getAttrs: (element) => ({ name: element.dataset['value'] ?? '' }) },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes, { 'data-value': String(node.attrs['name']), class: 'value-chip' }),
      names[String(node.attrs['name'])] ?? String(node.attrs['name']),
    ],
    renderText: ({ node }) => names[String(node.attrs['name'])] ?? '',
  })
