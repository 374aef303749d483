import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import type { CSSProperties } from 'react'
import { useWords } from '../words.ts'
import { useBoundShortcuts } from './bound-shortcuts.ts'
import { KeyCap } from './key-cap.tsx'
import { useLetterKeys } from './letter-keys.ts'
import { isCharacterKey, shortcutGroups, shortcutOf } from './shortcuts.ts'

/** The shortcuts that work on the page behind the window, from the one table. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const { officeShortcuts: words } = useWords()
  const bound = useBoundShortcuts()
  const areLettersOn = useLetterKeys()
  const ids = bound.filter((id) => areLettersOn || !isCharacterKey(shortcutOf(id)))
  const groups = shortcutGroups
    .map((group) => ({ group, ids: ids.filter((id) => shortcutOf(id).group === group) }))
    .filter((one) => one.ids.length > 0)
  return (
    <ModalWindow
      isOpen
      isWide
      header={words.title}
      positive={{ label: words.close, onPress: onClose }}
      onDismiss={onClose}
    >
      {groups.map(({ group, ids: inGroup }) => (
        <section key={group} aria-label={words.groups[group]}>
          <h3 className="text-small font-bold text-ink-soft">{words.groups[group]}</h3>
          <dl
            // Two columns with the same number of rows. The first is read to its end before the second.
            style={{ '--rows': Math.ceil(inGroup.length / 2) } as CSSProperties}
            className="mt-1 grid gap-x-10 sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-[repeat(var(--rows),auto)]"
          >
            {inGroup.map((id) => (
              <div
                key={id}
                className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5"
              >
                <dt>{words.does[id]}</dt>
                <dd>
                  <KeyCap label={shortcutOf(id).label} />
                  <span className="sr-only">{shortcutOf(id).label}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="text-small text-ink-soft">{areLettersOn ? words.lettersOn : words.lettersOff}</p>
    </ModalWindow>
  )
}
