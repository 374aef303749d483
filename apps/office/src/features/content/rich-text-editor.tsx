import { isContentLink } from '@milgo/domain/content/rich-text'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useMemo } from 'react'
import { useWords } from '../../lib/words.ts'
import { boldMark, italicMark } from './rich-marks.ts'
import type { RichProps } from './rich-props.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { fromTiptap, toTiptap } from './tiptap-value.ts'
import { valueChip } from './value-chip.ts'

/** Addresses may name values of the operator. */
const withValues = (address: string): string =>
  address.replace('{supportEmail}', 'a@b.example').replace('{supportPhone}', '*1234')

const plainExtensions = [Paragraph, Text, UndoRedo]

/** The value knows these and nothing else; what is pasted loses the rest. One schema for every editor of a sort. */
const richExtensions = [
  ...plainExtensions,
  boldMark,
  italicMark,
  Heading.configure({ levels: [2] }),
  BulletList,
  ListItem,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    // The editor draws only what a page would: another address is told when it is typed, and dropped when it is pasted.
    isAllowedUri: (address) => isContentLink(withValues(address)),
    HTMLAttributes: { rel: null, target: null },
  }),
]

const heights = { line: '', paragraphs: 'min-h-28', rich: 'min-h-40' } as const

/** A rich text to write, drawn from our value and read back into it. */
export const RichTextEditor = ({
  label,
  language,
  direction,
  value,
  onChange,
  isReadOnly,
  placeholders,
  areValuesChosen,
  plain,
}: RichProps) => {
  const { names } = useWords().officeContent.placeholders
  const extensions = useMemo(
    () => [
      Document.extend({ content: plain === 'line' ? 'paragraph' : 'block+' }),
      ...(plain ? plainExtensions : richExtensions),
      ...(areValuesChosen ? [valueChip(names)] : []),
    ],
    [plain, areValuesChosen, names],
  )
  const editor = useEditor({
    extensions,
    content: toTiptap(value),
    editable: !isReadOnly,
    // The content policy refuses a style sheet made by script; `.rich-writing` of app.css says what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': plain === 'line' ? 'false' : 'true',
        role: 'textbox',
        lang: language,
        dir: direction,
        class: `rich-writing ${heights[plain ?? 'rich']} max-h-96 overflow-y-auto rounded-b-medium bg-surface px-4 py-3 outline-none`,
      },
    },
    onUpdate: ({ editor: current }) => onChange(fromTiptap(current.getJSON())),
  })
  return (
    <div className="rounded-medium border border-line-strong focus-within:outline-3 focus-within:outline-(--focus)">
      {!isReadOnly && (
        <RichToolbar
          editor={editor}
          placeholders={placeholders}
          areValuesChosen={areValuesChosen === true}
          isPlain={plain !== undefined}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
