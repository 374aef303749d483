/**
 * Acts at once, or where a pointer is down once it is up again. What is said of a field that is left by pressing a
 * button would move the button away from under the pointer, and nothing would be pressed.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) {
    act()
    return
  }
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    // After the click that the end of the press brings.
    setTimeout(act)
  }
  // Of a finger the field is left only after it is up, and what follows is a mouse that the browser plays.
  for (const type of ['pointerup', 'pointercancel', 'mouseup'])
    document.addEventListener(type, end, { capture: true, signal: ended.signal })
}
