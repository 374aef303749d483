/** A separate process for pictures, so that a crash or a leak here does not affect the server. */
import { convertImage, type ImageJob } from './convert-image.ts'
import { ImageRefused } from './image-refused.ts'
import type { ImageAnswer } from './image-workers.ts'

const answer = async (job: ImageJob): Promise<ImageAnswer> => {
  try {
    return { notes: await convertImage(job) }
  } catch (error) {
    return error instanceof ImageRefused ? { refused: error.code } : { failed: true }
  }
}

process.on('message', (job: ImageJob) => {
  void answer(job).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit(0))
