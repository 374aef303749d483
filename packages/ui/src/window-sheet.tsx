import type { ReactNode } from 'react'
import { ActionButton } from './action-button.tsx'
import { TextWithNumbers } from './text-with-numbers.tsx'

export type WindowAction = {
  readonly label: string
  /** The key that does the same, after the label. Screen readers do not read it. */
  readonly keyCap?: ReactNode
  readonly onPress: () => void
  readonly busyText?: string | undefined
  /** The action deletes something for good, so its button does not look like the suggested one. */
  readonly isDestructive?: boolean
}

type Props = {
  readonly heading: ReactNode
  /** Configured text; its line breaks are kept. */
  readonly text?: string | undefined
  readonly children?: ReactNode
  readonly positive: WindowAction
  readonly negative?: WindowAction | undefined
}

export const windowSheetStyle =
  'flex w-full scroll-pb-24 flex-col overflow-auto rounded-t-large bg-surface text-ink shadow-raised outline-none sm:rounded-large forced-colors:border'

/** The content of a window: heading, text and buttons. */
export const WindowSheet = ({ heading, text, children, positive, negative }: Props) => (
  <>
    <div className="flex flex-col gap-5 px-5 pt-6 pb-1 sm:px-8 sm:pt-8">
      {heading}
      {text && (
        <p className="whitespace-pre-line text-ink-soft">
          <TextWithNumbers text={text} />
        </p>
      )}
      {children}
    </div>
    {/* The buttons stay visible however long the text is. */}
    <div className="sticky bottom-0 flex flex-col gap-3 bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:px-8 sm:pb-8">
      <ActionButton
        variant={positive.isDestructive ? 'danger' : 'primary'}
        onPress={positive.onPress}
        busyText={positive.busyText}
      >
        {positive.label}
        {positive.keyCap}
      </ActionButton>
      {negative && (
        <ActionButton variant="secondary" onPress={negative.onPress} busyText={negative.busyText}>
          {negative.label}
        </ActionButton>
      )}
    </div>
  </>
)
