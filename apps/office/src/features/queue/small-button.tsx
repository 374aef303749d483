import type { ReactNode } from 'react'

type Props = { readonly icon: ReactNode; readonly onPress: () => void; readonly children: ReactNode }

/** A button of the row above a table, which opens a window. */
export const SmallButton = ({ icon, onPress, children }: Props) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onPress}
    className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-small font-medium hover:border-brand hover:text-brand"
  >
    {icon}
    {children}
  </button>
)
