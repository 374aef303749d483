/** The field appears with the next drawing. */
export const focusSoon = (findField: () => HTMLElement | null): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => findField()?.focus()))
}
