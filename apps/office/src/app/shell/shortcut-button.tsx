import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { ShortcutHelp } from '../../lib/shortcuts/shortcut-help.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useWords } from '../../lib/words.ts'

/** Opens the list of shortcuts, like its key on every page. */
export const ShortcutButton = () => {
  const { officeShortcuts } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts({ help: () => setIsOpen(true) })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={officeShortcuts.open}
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-on-foot-soft hover:text-white"
      >
        <Keyboard aria-hidden="true" className="size-5" />
        <span className="max-md:hidden">
          <KeyCap label={shortcutOf('help').label} isOnFill />
        </span>
      </button>
      {isOpen && <ShortcutHelp onClose={() => setIsOpen(false)} />}
    </>
  )
}
