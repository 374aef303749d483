import type { ReactNode } from 'react'

type Props = {
  /** A remark about the actions, at the start of the row. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The buttons of a page or form, at the inline end of the row. The filled button is the last one. */
export const ActionRow = ({ note, children }: Props) => (
  <div className="flex flex-wrap items-center justify-end gap-3">
    {note !== undefined && <div className="min-w-0 grow basis-56 text-small text-ink-soft">{note}</div>}
    {children}
  </div>
)
