import { isContentLink } from '@milgo/domain/content/rich-text'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import type { RichProps } from './rich-props.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { fromTiptap, toTiptap } from './tiptap-value.ts'

/** Addresses may name values of the operator. */
const withValues = (address: string): string =>
  address.replace('{supportEmail}', 'a@b.example').replace('{supportPhone}', '*1234')

/** The value knows these and nothing else; what is pasted loses the rest. One schema for every editor. */
const extensions = [
  Document,
  Paragraph,
  Text,
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
  UndoRedo,
]

/** A rich text to write, drawn from our value and read back into it. */
export const RichTextEditor = ({
  label,
  language,
  direction,
  value,
  onChange,
  isReadOnly,
  placeholders,
}: RichProps) => {
  const editor = useEditor({
    extensions,
    content: toTiptap(value),
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
        dir: direction,
        class:
          'rich-writing min-h-40 max-h-96 overflow-y-auto rounded-b-medium bg-surface px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor: current }) => onChange(fromTiptap(current.getJSON())),
  })
  return (
    <div className="rounded-medium border border-line-strong focus-within:outline-3 focus-within:outline-(--focus)">
      {!isReadOnly && <RichToolbar editor={editor} placeholders={placeholders} />}
      <EditorContent editor={editor} />
    </div>
  )
}
