import { isContentLink } from '@milgo/domain/content/rich-text'
import { Document } from '@tiptap/extension-document'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useMemo } from 'react'
import { useWords } from '../../lib/words.ts'
import { bareHeading } from './bare-heading.ts'
import { joinedLines } from './joined-lines.ts'
import { boldMark, italicMark } from './rich-marks.ts'
import type { RichProps } from './rich-props.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { fromTiptap, toTiptap } from './tiptap-value.ts'
import { valueChip } from './value-chip.ts'

const plainExtensions = [Paragraph, Text, UndoRedo]

/**
 * The formats that our rich texts support. Pasted content loses all others. The list is shared by all editors of the
 * same kind.
 */
const richExtensions = [
  ...plainExtensions,
  boldMark,
  italicMark,
  bareHeading,
  BulletList,
  ListItem,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    // The editor shows only links that a page would show. Another address is refused when typed, and dropped when
    // pasted.
    isAllowedUri: (address) => isContentLink(address),
    HTMLAttributes: { rel: null, target: null },
  }),
]

const heights = { line: '', paragraphs: 'min-h-28', rich: 'min-h-40' } as const

/** The editor of a rich text. It converts our value to the editor's document and back. */
export const RichTextEditor = ({
  label,
  language,
  direction,
  value,
  onChange,
  isReadOnly,
  placeholders,
  plain,
  error,
}: RichProps) => {
  const { names } = useWords().officeContent.placeholders
  const errorId = useId()
  const hasValues = placeholders.length > 0
  const extensions = useMemo(
    () => [
      Document.extend({ content: plain === 'line' ? 'paragraph' : 'block+' }),
      ...(plain ? plainExtensions : richExtensions),
      ...(hasValues ? [valueChip(names)] : []),
    ],
    [plain, hasValues, names],
  )
  const editor = useEditor({
    extensions,
    content: toTiptap(value),
    editable: !isReadOnly,
    // The content policy refuses a style sheet added by a script. `.rich-writing` in app.css has the styles that the
    // editor needs.
    injectCSS: false,
    editorProps: {
      // Scrolls so that the edited line is not covered by the header or by the bar at the bottom.
      scrollMargin: { top: 80, bottom: 112, left: 0, right: 0 },
      scrollThreshold: { top: 80, bottom: 112, left: 0, right: 0 },
      ...(plain === 'line' && { transformPasted: joinedLines }),
      attributes: {
        'aria-label': label,
        'aria-multiline': plain === 'line' ? 'false' : 'true',
        role: 'textbox',
        ...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        lang: language,
        dir: direction,
        class: `rich-writing ${heights[plain ?? 'rich']} max-h-96 overflow-y-auto rounded-b-medium bg-surface px-4 py-3 outline-none`,
      },
    },
    onUpdate: ({ editor: current }) => onChange(fromTiptap(current.getJSON())),
  })
  return (
    <>
      <div
        data-field=""
        className={`rounded-medium border focus-within:outline-3 focus-within:outline-(--focus) ${error === undefined ? 'border-line-strong' : 'border-bad'}`}
      >
        {!isReadOnly && (
          <RichToolbar editor={editor} placeholders={placeholders} isPlain={plain !== undefined} />
        )}
        <EditorContent editor={editor} />
      </div>
      {error !== undefined && (
        <p id={errorId} className="text-small text-bad">
          {error}
        </p>
      )}
    </>
  )
}
