import sharp from 'sharp'

export const colours = { red: '#c02020', green: '#20a020', blue: '#2020c0', white: '#ffffff' } as const
export type Colour = keyof typeof colours

/** Makes a picture of four colours, in which every rotation is visible. */
export const quadrants = () => {
  const field = (colour: Colour, left: number, top: number) => ({
    input: { create: { width: 64, height: 48, channels: 3 as const, background: colours[colour] } },
    left,
    top,
  })
  return sharp({ create: { width: 128, height: 96, channels: 3, background: colours.white } }).composite([
    field('red', 0, 0),
    field('green', 64, 0),
    field('blue', 0, 48),
  ])
}
