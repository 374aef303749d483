import { fill } from '@milgo/messages/fill'
import {
  ArrowDownToLine,
  ChevronDown,
  ChevronUp,
  MoveHorizontal,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ViewAction, ViewState } from './view-state.ts'
import type { ViewerWords } from './viewer-words.ts'

export const toolStyle =
  'inline-flex min-h-11 min-w-11 items-center px-2 pointer-fine:@max-[42rem]:min-w-9 justify-center rounded-small text-on-foot-soft transition-colors duration-150 ' +
  'hover:bg-white/15 hover:text-white focus-visible:outline-offset-0 aria-disabled:opacity-40'

const groupStyle = 'flex items-center rounded-small bg-white/10'

type ToolProps = {
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
  readonly isPressed?: boolean | undefined
  readonly children: ReactNode
}

const Tool = ({ label, onPress, isDisabled = false, isPressed, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    {...(isPressed === undefined ? {} : { 'aria-expanded': isPressed })}
    onClick={() => {
      if (!isDisabled) onPress()
    }}
    className={toolStyle}
  >
    {children}
  </button>
)

type Props = {
  readonly view: ViewState
  readonly dispatch: (action: ViewAction) => void
  readonly onRotate: () => void
  readonly words: ViewerWords
  /** Undefined if the document has no text to search. */
  readonly find?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined
  readonly onDownload?: (() => void) | undefined
  /** The shortcut for rotating, shown on the button. */
  readonly rotateKey?: ReactNode
}

const icon = 'size-4'

/** The controls for the shown document. */
export const ViewerToolbar = ({ view, dispatch, onRotate, words, find, onDownload, rotateKey }: Props) => {
  const { page, pageCount, shownScale } = view
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      className="flex grow flex-wrap items-center justify-end gap-2 text-small"
    >
      {pageCount > 1 && (
        <div className={groupStyle}>
          <Tool
            label={words.previousPage}
            isDisabled={page <= 1}
            onPress={() => dispatch({ type: 'previous-page' })}
          >
            <ChevronUp aria-hidden="true" className={icon} />
          </Tool>
          <span className="px-1 whitespace-nowrap tabular-nums">
            {fill(words.pages, { page, count: pageCount })}
          </span>
          <Tool
            label={words.nextPage}
            isDisabled={page >= pageCount}
            onPress={() => dispatch({ type: 'next-page' })}
          >
            <ChevronDown aria-hidden="true" className={icon} />
          </Tool>
        </div>
      )}
      <div className={groupStyle}>
        <Tool label={words.zoomOut} onPress={() => dispatch({ type: 'zoom-out' })}>
          <ZoomOut aria-hidden="true" className={icon} />
        </Tool>
        <bdi dir="ltr" className="min-w-12 text-center tabular-nums @max-[24rem]:hidden">
          {fill(words.scale, { percent: Math.round(shownScale * 100) })}
        </bdi>
        <Tool label={words.zoomIn} onPress={() => dispatch({ type: 'zoom-in' })}>
          <ZoomIn aria-hidden="true" className={icon} />
        </Tool>
        <Tool label={words.fit} onPress={() => dispatch({ type: 'fit' })}>
          <MoveHorizontal aria-hidden="true" className={icon} />
        </Tool>
      </div>
      <div className={groupStyle}>
        <Tool label={words.rotate} onPress={onRotate}>
          <RotateCw aria-hidden="true" className={icon} />
          {rotateKey}
        </Tool>
        {/* Always there, so that the buttons beside it stay in their places while the document loads. */}
        <Tool
          label={words.find.open}
          isDisabled={find === undefined}
          isPressed={find?.isOpen}
          onPress={() => find?.toggle()}
        >
          <Search aria-hidden="true" className={icon} />
        </Tool>
        {onDownload && (
          <Tool label={words.download} onPress={onDownload}>
            <ArrowDownToLine aria-hidden="true" className={icon} />
          </Tool>
        )}
      </div>
    </div>
  )
}
