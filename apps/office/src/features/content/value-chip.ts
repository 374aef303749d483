import { mergeAttributes, Node } from '@tiptap/core'

/** A value of a message that was chosen from the menu: one piece that cannot be typed into. */
export const valueChip = (names: Readonly<Record<string, string>>) =>
  Node.create({
    name: 'value',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ name: { default: '' } }),
    // A piece that is moved stays one; whether the message knows it, the checks say.
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
