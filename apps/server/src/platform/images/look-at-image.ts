import { judgePicture, type ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { measuredSide, measurePicture } from '@milgo/readability/measure/measure-picture'
import sharp from 'sharp'

/** What a student should know of a picture that was stored, as their browser would have said, had it opened it. */
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
