import { counted } from '@milgo/messages/counted'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

export type BulkAction = 'assignToMe' | 'handOver' | 'hold' | 'release' | 'label'

type Props = {
  readonly count: number
  /** All of the view, where more are in it than are selected; undefined where it cannot be selected whole. */
  readonly wholeView:
    | { readonly count: number; readonly isSelected: boolean; readonly onSelect: () => void }
    | undefined
  /** Whether one of them is on hold. */
  readonly hasHeld: boolean
  readonly onAct: (action: BulkAction) => void
  readonly onClear: () => void
}

const keys: Readonly<Partial<Record<BulkAction, ShortcutId>>> = {
  assignToMe: 'assignToMe',
  handOver: 'handOver',
}

/** What can be done to the selected requests: only what can be undone. */
export const BulkBar = ({ count, wholeView, hasHeld, onAct, onClear }: Props) => {
  const { officeQueue: words } = useWords()
  const language = useLanguage()
  const actions: readonly BulkAction[] = [
    'assignToMe',
    'handOver',
    'hold',
    ...(hasHeld ? (['release'] as const) : []),
    'label',
  ]
  return (
    <div
      role="toolbar"
      aria-label={words.actions.bar}
      className="on-dark flex flex-wrap items-center gap-2 rounded-medium bg-foot ps-4 pe-1 text-small text-on-foot"
    >
      <span className="font-bold" role="status">
        {wholeView?.isSelected
          ? counted(words.wholeViewSelected, wholeView.count, language)
          : counted(words.selected, count, language)}
      </span>
      {wholeView && !wholeView.isSelected && (
        <button
          type="button"
          onClick={wholeView.onSelect}
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
        onClick={onClear}
        className="flex size-11 items-center justify-center rounded-full hover:bg-white/10"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
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
