import { judgePicture, type ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { measuredSide, measurePicture } from '@milgo/readability/measure/measure-picture'
import sharp from 'sharp'

/**
 * Returns notes for the student about a stored picture, as the browser would have shown them if it had opened the
 * picture.
 */
export const lookAtImage = async (path: string): Promise<readonly ReadabilityNote[]> => {
  const picture = sharp(path)
  const size = await picture.metadata()
  const { data, info } = await picture
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return judgePicture(measurePicture({ ...info, data: new Uint8ClampedArray(data) }, size))
}
