import { useEffect, useRef } from 'react'
import { bindShortcuts } from './bound-shortcuts.ts'
import { areLetterKeysOn } from './letter-keys.ts'
import { isCharacterKey, isPressed, type ShortcutId, shortcutOf } from './shortcuts.ts'

/** What each shortcut does on this page; an undefined one does nothing now. */
export type ShortcutActions = { readonly [Id in ShortcutId]?: (() => void) | undefined }

/** Inputs that take letters: a tick box is none. */
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

/** Enter on a button or a link is theirs. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a[href], summary, input') !== null

const isWindowOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

const isMeant = (id: ShortcutId, event: KeyboardEvent): boolean => {
  const shortcut = shortcutOf(id)
  if (!isPressed(shortcut, event)) return false
  if (isCharacterKey(shortcut)) return areLetterKeysOn() && !isTyping(event.target)
  return shortcut.code !== 'Enter' || shortcut.ctrl === true || !hasOwnEnter(event.target)
}

type Options = {
  /** The actions are those of an open window, which has the keys for itself. */
  readonly isInWindow?: boolean
}

/** Binds shortcuts of the table to what they do while the component is there. */
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
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isInWindow])
}
