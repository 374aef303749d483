import sharp from 'sharp'
import { createImageWorkers } from '../../src/platform/images/image-workers.ts'
import { fixture } from './fixture.ts'
import { openPictures } from './pictures.ts'

/**
 * Makes photographs as phones send them, each with the hash of its stored JPEG, which is the same for every process.
 */
export const photographs = async () => {
  const pictures = openPictures()
  const images = createImageWorkers({ atOnce: 1, folder: pictures.folder })
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#888', noise } })
  const contents = { jpeg: await grain.jpeg().toBuffer(), heic: fixture('photo.heic') }
  const sampleOf = async (format: keyof typeof contents) => {
    const content = contents[format]
    const { made } = await pictures.convert(images, format, content)
    return { content, sha256: made.image.sha256 }
  }
  try {
    return [await sampleOf('jpeg'), await sampleOf('heic')]
  } finally {
    await images.stop()
    pictures.close()
  }
}

/** Returns whether a picture can be read to its last line. */
export const isWholePicture = (content: Buffer): Promise<boolean> =>
  sharp(content, { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    )
