import type { RichBlock, RichSpan, RichText } from '@milgo/domain/content/rich-text'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Link } from 'react-router'

/**
 * Returns the id of a heading, from its index in the text. A link to it is valid as long as the version of the text.
 */
export const headingId = (index: number): string => `part-${index}`

/** Shows a text of the content. Blocks are keyed by index, because they have no ids and never change places. */
export const RichTextView = ({ text }: { readonly text: RichText }) => (
  <div className="flex max-w-measure flex-col gap-4">
    {text.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a version of a text never changes
      <Block key={index} block={block} index={index} />
    ))}
  </div>
)

const Block = ({ block, index }: { readonly block: RichBlock; readonly index: number }) => {
  if (block.kind === 'heading')
    return (
      <h2 id={headingId(index)} tabIndex={-1} className="mt-5 scroll-mt-24 text-title font-bold outline-none">
        {block.text}
      </h2>
    )
  if (block.kind === 'paragraph')
    return (
      <p className="text-pretty">
        <Spans spans={block.spans} />
      </p>
    )
  return (
    <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-brand">
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version of a text never changes
        <li key={place} className="ps-1 text-pretty">
          <Spans spans={item} />
        </li>
      ))}
    </ul>
  )
}

/** Words in bold or italics, if they are marked. */
const Marked = ({ span: { text, bold, italic } }: { readonly span: RichSpan }) => {
  const words = <TextWithNumbers text={text} />
  const strong = bold ? <strong>{words}</strong> : words
  return italic ? <em>{strong}</em> : strong
}

const Spans = ({ spans }: { readonly spans: readonly RichSpan[] }) =>
  spans.map((span, index) => {
    const { text, link } = span
    const key = `${index} ${text}`
    if (link === undefined) return <Marked key={key} span={span} />
    const isAddress = /^(mailto|tel):/.test(link)
    return link.startsWith('/') ? (
      <Link key={key} to={link} className={textLinkStyle}>
        <Marked span={span} />
      </Link>
    ) : (
      <a
        key={key}
        href={link}
        className={`${textLinkStyle} wrap-anywhere`}
        {...(isAddress && { dir: 'ltr' })}
      >
        <Marked span={span} />
      </a>
    )
  })
