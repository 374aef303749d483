/** Focuses a field that appears with the next render. */
export const focusSoon = (findField: () => HTMLElement | null): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => findField()?.focus()))
}
