/**
 * Selectors of what the keyboard can reach. A chosen radio button comes before its neighbours, because Tab reaches the
 * chosen one.
 */
export const reachable = [
  'input:checked:not(:disabled)',
  // A button that opens a list is the field itself. The help button before it only explains the field.
  ':is(input:not([type="file"]), textarea, select, button[aria-haspopup="listbox"]):not(:disabled):not([tabindex="-1"])',
  ':is(input, textarea, select, button):not(:disabled):not([tabindex="-1"]):not([data-explains] *)',
  ':is(input, textarea, select, button):not(:disabled):not([tabindex="-1"])',
  'a[href]',
] as const

export const findFocusable = (root: HTMLElement): HTMLElement | undefined =>
  reachable
    .map((selector) => root.querySelector<HTMLElement>(selector))
    .find((element) => element !== null) ?? undefined
