import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import type { Turn } from '../../src/platform/fair-queue.ts'
import type { Images } from '../../src/platform/images/image-workers.ts'

/** Opens a folder in which pictures are converted. */
export const openPictures = () => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-pictures-'))
  let count = 0
  const jobOf = (format: FileFormat, content: Buffer | string) => {
    count += 1
    const place = (name: string) => join(folder, `${name}${count}`)
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { format, sha256, source: place('source'), image: place('image'), thumbnail: place('thumbnail') }
  }
  return {
    folder,
    convert: async (images: Images, format: FileFormat, content: Buffer, turn?: Turn) => {
      const job = jobOf(format, content)
      writeFileSync(job.source, content)
      const made = await images.convert(job, turn)
      return { made, image: readFileSync(job.image), thumbnail: readFileSync(job.thumbnail) }
    },
    /** Converts a picture that never ends: its process waits for a byte that never comes. */
    convertSlow: (images: Images, turn?: Turn): Promise<string> => {
      const job = jobOf('jpeg', 'slow')
      execFileSync('mkfifo', [job.source])
      return images.convert(job, turn).then(
        () => 'taken',
        (error: { code?: string }) => String(error.code),
      )
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Pictures = ReturnType<typeof openPictures>
