import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'

type Props = { readonly onClose: () => void; readonly children: ReactNode }

/**
 * Draws a notice over the page until it is closed. It is announced when it appears; without content nothing is drawn.
 */
export const CornerNotice = ({ onClose, children }: Props) => {
  const { shell } = useWords()
  return (
    <div role="status">
      {children && (
        <div className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-measure items-center gap-3 rounded-medium border border-line-strong bg-surface py-2 ps-5 pe-2 text-ink shadow-raised">
          <p className="grow">{children}</p>
          <button
            type="button"
            aria-label={shell.close}
            onClick={onClose}
            className="flex size-11 shrink-0 items-center justify-center rounded-small hover:text-brand"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
