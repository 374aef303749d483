/** Widths as specified: 300 px up to 500 characters, 600 px up to 1000, else nine tenths of the window. */
export const tooltipWidth = (text: string): '300px' | '600px' | '90vw' => {
  if (text.length <= 500) return '300px'
  return text.length <= 1000 ? '600px' : '90vw'
}
