/** Widths as specified: 300 px up to 500 characters, 600 px up to 1000, else nine tenths of the window. */
export const tooltipWidth = (text: string): '300px' | '600px' | '90vw' => {
  if (text.length <= 500) return '300px'
  return text.length <= 1000 ? '600px' : '90vw'
}

/** The same widths as classes, never wider than the window. */
export const tooltipWidthStyle = {
  '300px': 'w-[min(300px,90vw)]',
  '600px': 'w-[min(600px,90vw)]',
  '90vw': 'w-[90vw]',
} as const
