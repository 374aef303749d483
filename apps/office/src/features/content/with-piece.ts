/** The text with a piece put in where the cursor stands in the field of this place; at the end where nobody writes in it. */
export const withPiece = (text: string, piece: string, place: Element | null): string => {
  const field = document.activeElement
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (isWritten && place?.contains(field) && field.selectionStart !== null)
    return (
      text.slice(0, field.selectionStart) + piece + text.slice(field.selectionEnd ?? field.selectionStart)
    )
  return `${text}${text === '' || text.endsWith(' ') ? '' : ' '}${piece}`
}
