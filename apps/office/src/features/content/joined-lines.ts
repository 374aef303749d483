import { Fragment, type Node, Slice } from '@tiptap/pm/model'

/**
 * Returns pasted content with its lines joined by spaces, for a field of a single line. The field would otherwise take
 * only the first line.
 */
export const joinedLines = ({ content }: Slice): Slice => {
  const lines = linesOf(content).filter((line) => line.size > 0)
  return new Slice(
    lines.reduce(
      (joined, line) => joined.append(joined.size > 0 ? blankBefore(line) : Fragment.empty).append(line),
      Fragment.empty,
    ),
    0,
    0,
  )
}

const linesOf = (content: Fragment): readonly Fragment[] => {
  const nodes: Node[] = []
  content.forEach((node) => {
    nodes.push(node)
  })
  return nodes.some(({ isInline }) => isInline) ? [content] : nodes.flatMap((node) => linesOf(node.content))
}

const blankBefore = (line: Fragment): Fragment =>
  line.firstChild ? Fragment.from(line.firstChild.type.schema.text(' ')) : Fragment.empty
