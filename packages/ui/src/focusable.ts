/** What a key can reach; a chosen radio button before its neighbours, since it is the one that the key reaches. */
export const reachable = [
  'input:checked:not(:disabled)',
  // What opens a list is the field itself; the button before it only explains it.
  ':is(input:not([type="file"]), textarea, select, button[aria-haspopup="listbox"]):not(:disabled):not([tabindex="-1"])',
  ':is(input, textarea, select, button):not(:disabled):not([tabindex="-1"]):not([data-explains] *)',
  ':is(input, textarea, select, button):not(:disabled):not([tabindex="-1"])',
  'a[href]',
] as const

export const findFocusable = (root: HTMLElement): HTMLElement | undefined =>
  reachable
    .map((selector) => root.querySelector<HTMLElement>(selector))
    .find((element) => element !== null) ?? undefined
