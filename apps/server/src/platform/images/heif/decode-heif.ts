import { maxHeicPixels } from '../image-limits.ts'
import { ImageRefused } from '../image-refused.ts'
import { type DecodePicture, loadHevcDecoder } from './hevc-decoder.ts'
import { sizeInParameterSet } from './hevc-size.ts'
import { type Canvas, paintFrame } from './paint-frame.ts'
import { type HeifPicture, readHeif } from './read-heif.ts'

export type Decoded = Canvas & Pick<HeifPicture, 'turns' | 'mirror'>

const parameterSet = 33
let decode: DecodePicture | undefined

/** Decodes the photograph in a HEIC file to plain pixels. Its rotation is left to the caller. */
export const decodeHeif = async (bytes: Buffer): Promise<Decoded> => {
  decode ??= loadHevcDecoder()
  const { width, height, tiles, turns, mirror, ...colours } = readHeif(bytes)
  refuseHuge(width, height)
  const canvas = { width, height, pixels: Buffer.alloc(width * height * 3) }
  for (const { x, y, units } of tiles) {
    for (const unit of units.filter(isParameterSet)) {
      const size = sizeInParameterSet(unit)
      refuseHuge(size.width, size.height)
    }
    const frame = await decode(units)
    if (!frame) throw new ImageRefused('BROKEN_IMAGE')
    paintFrame(canvas, frame, x, y, colours)
  }
  return { ...canvas, turns, mirror }
}

const isParameterSet = (unit: Buffer): boolean => (((unit[0] ?? 0) >> 1) & 0x3f) === parameterSet

const refuseHuge = (width: number, height: number): void => {
  if (width * height > maxHeicPixels) throw new ImageRefused('PICTURE_TOO_LARGE')
}
