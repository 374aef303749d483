/**
 * Calls `act` at once, or after the pointer is released where one is pressed. When a field is left by pressing a
 * button, the field's complaint would move the button away from under the pointer, and the click would miss it.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) {
    act()
    return
  }
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    // Runs after the click event, which the browser sends after the end of the press.
    setTimeout(act)
  }
  // On a touch screen the field is left only after the finger is up. Then the browser sends emulated mouse events, so
  // `mouseup` is listened to as well.
  for (const type of ['pointerup', 'pointercancel', 'mouseup'])
    document.addEventListener(type, end, { capture: true, signal: ended.signal })
}
