export const shortcutGroups = ['general', 'queue', 'review'] as const
export type ShortcutGroup = (typeof shortcutGroups)[number]

export type Shortcut = {
  readonly group: ShortcutGroup
  /** The key by its position on the keyboard (`KeyboardEvent.code`), because the layout may be Hebrew. */
  readonly code: string
  readonly ctrl?: true
  readonly shift?: true
  /** The label on the key, or on several keys in this order. */
  readonly label: string
}

/**
 * The table of all shortcuts. Pages bind actions to its rows, and the help window and the tests read it. A row is a
 * key; its texts are in `office-shortcuts.ts` of the messages. Single letters do nothing while the user types, or if
 * the account page switches them off.
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
  acceptDocument: { group: 'review', code: 'KeyA', label: 'A' },
  flagDocument: { group: 'review', code: 'KeyF', label: 'F' },
  reason1: { group: 'review', code: 'Digit1', label: '1' },
  reason2: { group: 'review', code: 'Digit2', label: '2' },
  reason3: { group: 'review', code: 'Digit3', label: '3' },
  reason4: { group: 'review', code: 'Digit4', label: '4' },
  reason5: { group: 'review', code: 'Digit5', label: '5' },
  reason6: { group: 'review', code: 'Digit6', label: '6' },
  reason7: { group: 'review', code: 'Digit7', label: '7' },
  reason8: { group: 'review', code: 'Digit8', label: '8' },
  reason9: { group: 'review', code: 'Digit9', label: '9' },
  noteToStudent: { group: 'review', code: 'KeyT', label: 'T' },
  undoVerdict: { group: 'review', code: 'KeyU', label: 'U' },
  nextDocument: { group: 'review', code: 'KeyJ', label: 'J' },
  previousDocument: { group: 'review', code: 'KeyK', label: 'K' },
  rotateDocument: { group: 'review', code: 'KeyR', label: 'R' },
  zoomIn: { group: 'review', code: 'Equal', label: '+' },
  zoomOut: { group: 'review', code: 'Minus', label: '-' },
  fitDocument: { group: 'review', code: 'Digit0', label: '0' },
  nextDocumentPage: { group: 'review', code: 'BracketRight', label: ']' },
  previousDocumentPage: { group: 'review', code: 'BracketLeft', label: '[' },
  compareFiles: { group: 'review', code: 'KeyC', label: 'C' },
  enterFigures: { group: 'review', code: 'KeyV', label: 'V' },
  internalNote: { group: 'review', code: 'KeyI', label: 'I' },
  leaveForm: { group: 'review', code: 'Escape', label: 'Esc' },
  decide: { group: 'review', code: 'Enter', ctrl: true, label: 'Ctrl ↵' },
  approve: { group: 'review', code: 'KeyG', label: 'G' },
  deny: { group: 'review', code: 'KeyD', label: 'D' },
  nextRequest: { group: 'review', code: 'KeyN', label: 'N' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof shortcuts

export const shortcutIds = Object.keys(shortcuts) as readonly ShortcutId[]

export const shortcutOf = (id: ShortcutId): Shortcut => shortcuts[id]

/**
 * Returns whether a key writes a character. Such a key is no shortcut while the user types, and can be switched off
 * (WCAG 2.1.4).
 */
export const isCharacterKey = ({ code, ctrl }: Shortcut): boolean =>
  !ctrl && /^(Key|Digit|Slash|Minus|Equal|Period|Comma|Bracket)/.test(code)

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const isPressed = ({ code, ctrl, shift }: Shortcut, event: Pressed): boolean =>
  event.code === code &&
  !event.altKey &&
  (event.ctrlKey || event.metaKey) === (ctrl ?? false) &&
  event.shiftKey === (shift ?? false)
