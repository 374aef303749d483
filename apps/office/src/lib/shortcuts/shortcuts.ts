export const shortcutGroups = ['general', 'queue', 'review'] as const
export type ShortcutGroup = (typeof shortcutGroups)[number]

export type Shortcut = {
  readonly group: ShortcutGroup
  /** The key by its place on the keyboard (`KeyboardEvent.code`): the layout may be Hebrew. */
  readonly code: string
  readonly ctrl?: true
  readonly shift?: true
  /** What is printed on the key, in this order where there are several. */
  readonly label: string
}

/**
 * The one table of shortcuts: pages bind what they do to its rows, and the help window and the tests read it. A row is a
 * key, its words are in `office-shortcuts.ts` of the messages. Single letters are off while somebody types, and where the
 * account page switches them off.
 */
export const shortcuts = {
  help: { group: 'general', code: 'Slash', shift: true, label: '?' },
  search: { group: 'general', code: 'Slash', label: '/' },
  nextRow: { group: 'queue', code: 'KeyJ', label: 'J' },
  previousRow: { group: 'queue', code: 'KeyK', label: 'K' },
  selectRow: { group: 'queue', code: 'KeyX', label: 'X' },
  openRow: { group: 'queue', code: 'Enter', label: 'Enter' },
  takeNext: { group: 'queue', code: 'KeyN', label: 'N' },
  addFilter: { group: 'queue', code: 'KeyF', label: 'F' },
  assignToMe: { group: 'queue', code: 'KeyA', label: 'A' },
  handOver: { group: 'queue', code: 'KeyH', label: 'H' },
  nextPage: { group: 'queue', code: 'KeyM', label: 'M' },
  previousPage: { group: 'queue', code: 'KeyP', label: 'P' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof shortcuts

export const shortcutIds = Object.keys(shortcuts) as readonly ShortcutId[]

export const shortcutOf = (id: ShortcutId): Shortcut => shortcuts[id]

/** A key that writes a character: it is no shortcut while somebody types, and can be switched off (WCAG 2.1.4). */
export const isCharacterKey = ({ code, ctrl }: Shortcut): boolean =>
  !ctrl && /^(Key|Digit|Slash|Minus|Equal|Period|Comma|Bracket)/.test(code)

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const isPressed = ({ code, ctrl, shift }: Shortcut, event: Pressed): boolean =>
  event.code === code &&
  !event.altKey &&
  (event.ctrlKey || event.metaKey) === (ctrl ?? false) &&
  event.shiftKey === (shift ?? false)
