/** The column of label, control and notes. */
export const fieldStyle = 'flex min-w-0 flex-col gap-1.5'

/** The input inside a frame. The frame draws the border and the focus ring. */
export const inputStyle =
  'min-w-0 grow self-stretch bg-transparent px-3.5 py-2 text-body text-ellipsis text-inherit outline-none ' +
  'placeholder:text-ink-faint disabled:cursor-not-allowed'

/** For digits, dates and e-mail addresses: written left to right, but aligned to the start of a right-to-left line. */
export const ltrInputStyle = `${inputStyle} rtl:text-end`
