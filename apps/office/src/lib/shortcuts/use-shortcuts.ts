import { useEffect, useRef } from 'react'
import { bindShortcuts } from './bound-shortcuts.ts'
import { areLetterKeysOn } from './letter-keys.ts'
import { isCharacterKey, isPressed, type ShortcutId, shortcutOf } from './shortcuts.ts'

/** The action of each shortcut on this page. An undefined one does nothing now. */
export type ShortcutActions = { readonly [Id in ShortcutId]?: (() => void) | undefined }

/** Types of inputs that take no letters, such as a checkbox. */
const typingTypes = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'])

const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !typingTypes.has(target.type)
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.closest('[role=listbox], [role=combobox], [role=menu]') !== null
  )
}

/** Returns whether the target handles Enter itself, like a button or a link. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a[href], summary, input') !== null

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, summary') !== null

const isWindowOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

const isMeant = (id: ShortcutId, event: KeyboardEvent): boolean => {
  const shortcut = shortcutOf(id)
  if (!isPressed(shortcut, event)) return false
  if (isCharacterKey(shortcut)) return areLetterKeysOn() && !isTyping(event.target)
  return shortcut.code !== 'Enter' || shortcut.ctrl === true || !hasOwnEnter(event.target)
}

type Options = {
  /** The actions belong to an open window, which handles all keys alone. */
  readonly isInWindow?: boolean
}

/** Binds shortcuts of the table to actions while the component is mounted. */
export const useShortcuts = (actions: ShortcutActions, { isInWindow = false }: Options = {}): void => {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  const ids = (Object.keys(actions) as ShortcutId[]).filter((id) => actions[id] !== undefined)
  const bound = ids.join(' ')

  useEffect(() => bindShortcuts(bound === '' ? [] : (bound.split(' ') as ShortcutId[])), [bound])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (isWindowOpen() !== isInWindow) return
      const id = (Object.keys(current.current) as ShortcutId[]).find((one) => isMeant(one, event))
      const act = id && current.current[id]
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    // A focused button would take Ctrl+Enter for Enter, so it hears the key later. A field may use the key itself.
    const onKeyOfButton = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && isButton(event.target)) onKeyDown(event)
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keydown', onKeyOfButton, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keydown', onKeyOfButton, { capture: true })
    }
  }, [isInWindow])
}
