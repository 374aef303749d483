/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3

/**
 * Decodes a picture as the browser shows it, upright as the camera was held. Returns undefined for a file that the
 * browser cannot decode.
 */
export const findPicture = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file).catch(() => undefined)

/** Returns the pixels of a picture, scaled to this length of the longer side. */
export const pixelsOf = (picture: ImageBitmap, longSide: number, turns: Turns = 0): ImageData => {
  const scale = longSide / Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const isLying = turns % 2 === 1
  const canvas = new OffscreenCanvas(isLying ? height : width, isLying ? width : height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing off the screen.')
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
