import { counted } from '@milgo/messages/counted'
import { focusBeyond } from '@milgo/ui/focus-beyond.ts'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

export type BulkAction = 'assignToMe' | 'handOver' | 'hold' | 'release' | 'label'

type Props = {
  /** The number of selected requests. While it is 0, there are no actions. */
  readonly count: number
  /** The whole view, if it contains more requests than are selected. Undefined if it cannot be selected as a whole. */
  readonly wholeView:
    | { readonly count: number; readonly isSelected: boolean; readonly onSelect: () => void }
    | undefined
  /** Whether a selected request is on hold. */
  readonly hasOnHold: boolean
  readonly onAct: (action: BulkAction) => void
  readonly onClear: () => void
}

const keys: Readonly<Partial<Record<BulkAction, ShortcutId>>> = {
  assignToMe: 'assignToMe',
  handOver: 'handOver',
}

/** The actions for the selected requests. Only actions that can be undone are offered. */
export const BulkBar = ({ count, wholeView, hasOnHold, onAct, onClear }: Props) => {
  const { officeQueue: words } = useWords()
  const language = useLanguage()
  const bar = useRef<HTMLDivElement>(null)
  const actions: readonly BulkAction[] = [
    'assignToMe',
    'handOver',
    'hold',
    ...(hasOnHold ? (['release'] as const) : []),
    'label',
  ]
  const selected = wholeView?.isSelected
    ? counted(words.wholeViewSelected, wholeView.count, language)
    : counted(words.selected, count, language)
  return (
    <>
      {/* The text in the bar appears together with the bar, so it would not be announced. */}
      <StatusRegion className="sr-only">{count > 0 && selected}</StatusRegion>
      {count > 0 && (
        <div
          ref={bar}
          role="toolbar"
          aria-label={words.actions.bar}
          className="on-dark flex flex-wrap items-center gap-2 rounded-medium bg-foot ps-4 pe-1 text-small text-on-foot"
        >
          <span aria-hidden="true" className="font-bold">
            {selected}
          </span>
          {wholeView && !wholeView.isSelected && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusBeyond(currentTarget)
                wholeView.onSelect()
              }}
              className="min-h-9 px-2 font-medium underline underline-offset-4"
            >
              {counted(words.selectWholeView, wholeView.count, language)}
            </button>
          )}
          {actions.map((action) => (
            <BarButton key={action} shortcut={keys[action]} onPress={() => onAct(action)}>
              {words.actions[action]}
            </BarButton>
          ))}
          <button
            type="button"
            aria-label={words.clearSelection}
            title={words.clearSelection}
            onClick={() => {
              if (bar.current) focusBeyond(bar.current)
              onClear()
            }}
            className="flex size-11 items-center justify-center rounded-full hover:bg-white/10"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
    </>
  )
}

type ButtonProps = {
  readonly shortcut: ShortcutId | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

const BarButton = ({ shortcut, onPress, children }: ButtonProps) => {
  const areLettersOn = useLetterKeys()
  return (
    <button
      type="button"
      onClick={onPress}
      className="my-1 flex min-h-9 items-center gap-2 rounded-full bg-white/15 px-3.5 hover:bg-white/25"
    >
      {children}
      {shortcut && areLettersOn && <KeyCap label={shortcutOf(shortcut).label} isOnFill />}
    </button>
  )
}
