import closed from '../../../../e2e/files/closed.pdf?url'
import income from '../../../../e2e/files/income.xlsx?url'
import hebrew from '../files/hebrew.pdf?url'

/** Small files like those of real users. */
const files = {
  closed: { address: closed, name: 'closed.pdf', type: 'application/pdf' },
  hebrew: { address: hebrew, name: 'hebrew.pdf', type: 'application/pdf' },
  income: {
    address: income,
    name: 'income.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const

export const fileOf = async (sample: keyof typeof files): Promise<File> => {
  const { address, name, type } = files[sample]
  return new File([await (await fetch(address)).arrayBuffer()], name, { type })
}

/** Returns a picture of a letter as a phone or a scanner makes it. */
export const drawPhoto = async (width: number, height: number): Promise<File> => {
  const drawn = new OffscreenCanvas(width, height)
  const context = drawn.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  context.fillStyle = '#f8f8f4'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#222'
  context.direction = 'ltr'
  context.font = `${Math.round(0.028 * width)}px sans-serif`
  const words = 'The bank confirms that this account has been held by our client since it was opened'
  for (let line = 0; line < 32; line += 1)
    context.fillText(words.slice(line, line + 46), 0.1 * width, (0.1 + line * 0.025) * height)
  return new File([await drawn.convertToBlob({ type: 'image/jpeg', quality: 0.85 })], 'picture.jpg', {
    type: 'image/jpeg',
  })
}
