import { isContentLink } from '@milgo/domain/content/rich-text'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Italic, Link2, List, Redo2, Undo2, Unlink } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { hasMoreThanWords } from './bare-heading.ts'
import { ValueMenu } from './value-menu.tsx'

type Props = {
  readonly editor: Editor
  readonly placeholders: readonly string[]
  /** The text is plain words, so only values can be inserted. */
  readonly isPlain: boolean
}

/** The actions for the selected words. */
export const RichToolbar = ({ editor, placeholders, isPlain }: Props) => {
  const { officeContent, contentProblems } = useWords()
  const { rich: words, publish } = officeContent
  const [address, setAddress] = useState<string>()
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isBold: current.isActive('bold'),
      isItalic: current.isActive('italic'),
      isHeading: current.isActive('heading'),
      isNoHeading: hasMoreThanWords(current.state),
      isList: current.isActive('bulletList'),
      isLink: current.isActive('link'),
    }),
  })
  const isWrong = address !== undefined && address !== '' && !isContentLink(address)
  const setLink = () => {
    if (address === undefined || address === '' || isWrong) return
    const chain = editor.chain().focus().extendMarkRange('link')
    const isNothingMarked = editor.state.selection.empty && !state.isLink
    if (isNothingMarked)
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.setLink({ href: address }).run()
    setAddress(undefined)
  }
  if (isPlain && placeholders.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1 rounded-t-medium border-b border-line bg-sunken p-1">
      {!isPlain && (
        <div role="toolbar" aria-label={words.toolbar} className="flex flex-wrap items-center gap-0.5">
          {!state.isHeading && (
            <>
              <Tool
                label={words.bold}
                isOn={state.isBold}
                onPress={() => editor.chain().focus().toggleMark('bold').run()}
              >
                <Bold />
              </Tool>
              <Tool
                label={words.italic}
                isOn={state.isItalic}
                onPress={() => editor.chain().focus().toggleMark('italic').run()}
              >
                <Italic />
              </Tool>
            </>
          )}
          <Tool
            label={words.heading}
            isOn={state.isHeading}
            disabledReason={state.isNoHeading ? words.headingBare : undefined}
            onPress={() => editor.chain().focus().toggleHeading({ level: 2 }).run()}
          >
            <Heading2 />
          </Tool>
          <Tool
            label={words.list}
            isOn={state.isList}
            onPress={() => editor.chain().focus().toggleBulletList().run()}
          >
            <List />
          </Tool>
          {!state.isHeading && (
            <Tool
              label={words.link}
              isOn={state.isLink}
              onPress={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
            >
              <Link2 />
            </Tool>
          )}
          {state.isLink && (
            <Tool
              label={words.linkRemove}
              onPress={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
            >
              <Unlink />
            </Tool>
          )}
        </div>
      )}
      {/* In a narrow column these buttons wrap to the next line together. */}
      <div className="flex items-center gap-1">
        {!isPlain && (
          <div role="toolbar" aria-label={words.steps} className="flex gap-0.5">
            <Tool label={words.undo} onPress={() => editor.chain().focus().undo().run()}>
              <Undo2 />
            </Tool>
            <Tool label={words.redo} onPress={() => editor.chain().focus().redo().run()}>
              <Redo2 />
            </Tool>
          </div>
        )}
        {!state.isHeading && (
          <ValueMenu
            placeholders={placeholders}
            onAdd={(name) => editor.chain().focus().insertContent({ type: 'value', attrs: { name } }).run()}
          />
        )}
      </div>
      {address !== undefined && (
        <ModalWindow
          isOpen
          header={words.link}
          positive={{ label: words.linkSet, onPress: setLink }}
          negative={{ label: publish.cancel, onPress: () => setAddress(undefined) }}
          onDismiss={() => setAddress(undefined)}
        >
          <TextField
            label={words.linkTo}
            isLtr
            value={address}
            onChange={setAddress}
            help={officeContent.linkHelp}
            error={isWrong ? contentProblems.CONTENT_VALUE_WRONG : undefined}
          />
        </ModalWindow>
      )}
    </div>
  )
}

type ToolProps = {
  readonly label: string
  readonly isOn?: boolean
  readonly disabledReason?: string | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A native button, so that the selection is kept while it is pressed. */
const Tool = ({ label, isOn, disabledReason, onPress, children }: ToolProps) => {
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={disabledReason ?? label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        {...(isDisabled && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : onPress}
        className="flex h-8 w-7 items-center justify-center rounded-small hover:bg-surface aria-disabled:text-ink-soft aria-disabled:opacity-60 aria-pressed:bg-brand-wash aria-pressed:text-brand-strong [&_svg]:size-4.5"
      >
        {children}
      </button>
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}
